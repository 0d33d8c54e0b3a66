import { describe, expect, it } from 'vitest';
import { reasons } from '../../../server/openapi/reasons';
import { refusalsOf } from '../../../server/openapi/statuses';
import { areas, isCall } from '../../../src/api/contract';

const calls = new Map(
  Object.values(areas)
    .flatMap((area) => Object.entries(area))
    .flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : [])),
);

describe('why a call refuses', () => {
  it('is said for each status that its declaration names', () => {
    const unexplained = [...calls].flatMap(([name, { errors = [], accept = [] }]) =>
      [...errors, ...accept]
        .filter((status) => status >= 400 && !reasons[name]?.[status])
        .map((status) => `${name} ${status}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('is said of calls that there are, and of statuses that they answer with', () => {
    const stray = Object.entries(reasons).flatMap(([name, byStatus]) => {
      const call = calls.get(name);
      const answered = call ? refusalsOf(call) : [];
      return Object.keys(byStatus)
        .filter((status) => !answered.includes(Number(status)))
        .map((status) => `${name} ${status}`);
    });
    expect(stray).toEqual([]);
  });
});
