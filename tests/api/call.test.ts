import { describe, expect, it } from 'vitest';
import { call, fillPath } from '../../src/api/call';

describe('a path', () => {
  it('has its values in place of its slots', () => {
    expect(fillPath('/api/things/{id}/parts/{part}', { id: 7, part: 12 })).toBe('/api/things/7/parts/12');
    expect(fillPath('/api/kinds/{kind:text}', { kind: 'a/b c' })).toBe('/api/kinds/a%2Fb%20c');
    expect(fillPath('/api/things')).toBe('/api/things');
    expect(fillPath('/api/things/{id}', { id: 0 })).toBe('/api/things/0');
  });

  it('is none while a value is missing', () => {
    expect(() => fillPath('/api/things/{id}', { other: 7 })).toThrow('No value for {id} in /api/things/{id}');
    expect(() => fillPath('/api/things/{id}')).toThrow('No value for {id} in /api/things/{id}');
  });
});

describe('a declaration', () => {
  it('is what was declared', () => {
    const declared = { id: 'T1', method: 'GET', path: '/api/things', summary: '', access: {} } as const;
    expect(call(declared)).toBe(declared);
  });
});
