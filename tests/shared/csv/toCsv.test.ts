import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../src/shared/csv/toCsv';

const columns = [{ name: 'Text', value: ({ text }: { text: string | number | null }) => text }];
const cellOf = (text: string | number | null) =>
  toCsv(columns, [{ text }])
    .replace(/^\uFEFFText\r\n/, '')
    .replace(/\r\n$/, '');

describe('comma-separated values', () => {
  it('begin with the mark of UTF-8, and end each line as the standard has it', () => {
    expect(toCsv(columns, [{ text: 'å' }, { text: 'b' }])).toBe('\uFEFFText\r\nå\r\nb\r\n');
  });

  it.each([
    ['a comma, b', '"a comma, b"'],
    ['a "quote"', '"a ""quote"""'],
    ['two\nlines', '"two\nlines"'],
    ['a; b', '"a; b"'],
    [' room ', '" room "'],
    [null, ''],
    [-0.5, '-0.5'],
  ])('hold %j as one value', (text, written) => {
    expect(cellOf(text)).toBe(written);
  });

  it.each(['=1+1', '+1', '-1', '@a', '＝1+1'])('make no formula of %j', (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
  });

  it.each(['\t=1', '\r=1', '\n=1'])('make no formula of %j either', (text) => {
    expect(cellOf(text)).toBe(`"'${text}"`);
  });

  it('quote a formula that has a comma', () => {
    expect(cellOf('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`);
  });
});
