import { describe, expect, it } from 'vitest';
import { loggedBody, queryRecord } from '../../../server/http/recordedRequest';

describe('what is recorded of a request', () => {
  it('has what was given several times as a list', () => {
    expect(queryRecord(new URLSearchParams('a=1&b=&a=2&c=3'))).toEqual({ a: ['1', '2'], b: '', c: '3' });
    expect(queryRecord(new URLSearchParams())).toEqual({});
  });

  it('has a body as it was meant', () => {
    expect(loggedBody('')).toBeNull();
    expect(loggedBody('{"a":1}')).toEqual({ a: 1 });
    expect(loggedBody('a=1')).toBe('a=1');
  });
});
