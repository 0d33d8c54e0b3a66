import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/api/failure';
import { anyWords, type FieldRules, refusedField } from '../../../src/shared/query/refusedField';

const rules: FieldRules<'name' | 'date'> = [
  ['date', /\bdate\b/i],
  ['name', /\bname\b/i],
];
const refused = (status: number | null, message: string | null, field?: string | null) =>
  new CallFailure('status', '', status, { code: null, message, field });

describe('the field that a refusal is about', () => {
  it.each([400, 422])('is the one that a %i names, whatever its words', (status) => {
    expect(refusedField(refused(status, 'Please select a date.', 'name'), rules)).toBe('name');
  });

  it('is the one its words speak of, where it names none that the form has', () => {
    for (const field of [undefined, null, 'elsewhere']) {
      expect(refusedField(refused(400, 'Please select a date.', field), rules)).toBe('date');
    }
    expect(refusedField(refused(400, 'The name of that date'), rules)).toBe('date');
  });

  it('is none where nothing says so', () => {
    expect(refusedField(refused(400, 'No.'), rules)).toBeNull();
    expect(refusedField(refused(400, null), rules)).toBeNull();
    expect(refusedField(new CallFailure('status', '', 400), rules)).toBeNull();
  });

  it('can be what all other words are about', () => {
    const open: FieldRules<'name' | 'date'> = [
      ['date', /\bdate\b/i],
      ['name', anyWords],
    ];
    expect(refusedField(refused(422, 'No.'), open)).toBe('name');
    expect(refusedField(new CallFailure('status', '', 422), open)).toBe('name');
  });

  it('can be one that has to be named', () => {
    const named: FieldRules<'name' | 'date'> = [['date'], ['name', /\bname\b/i]];
    expect(refusedField(refused(422, 'Please select a date.', 'date'), named)).toBe('date');
    expect(refusedField(refused(422, 'Please select a date.'), named)).toBeNull();
  });

  it('is none for a failure that is no refusal', () => {
    for (const status of [403, 404, 409, 500, null]) {
      expect(refusedField(refused(status, 'The name', 'name'), rules)).toBeNull();
    }
  });
});
