import { describe, expect, it } from 'vitest';
import { contract, isCall } from '../../src/api/contract';

const modules = import.meta.glob<Record<string, unknown>>('../../src/api/**/*.ts', { eager: true });

describe('the contract', () => {
  it('has every call that src/api declares', () => {
    const declared = Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter(isCall);
    expect(declared.length).toBeGreaterThan(100);
    expect(new Set(contract)).toEqual(new Set(declared));
  });

  it('has no id twice', () => {
    const ids = contract.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  it('has no method and path twice', () => {
    const addresses = contract.map(({ method, path }) => `${method} ${path}`.toLowerCase());
    expect(addresses.filter((address, index) => addresses.indexOf(address) < index)).toEqual([]);
  });
});
