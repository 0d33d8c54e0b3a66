import { describe, expect, it } from 'vitest';
import { contract, isCall } from '../../src/api/contract';
import { getProfile } from '../../src/api/user';

const modules = import.meta.glob<Record<string, unknown>>('../../src/api/**/*.ts', { eager: true });

/** The parts of a valibot schema that may hold others. */
interface Parts {
  type: string;
  entries?: Record<string, Parts>;
  item?: Parts;
  wrapped?: Parts;
  options?: (Parts | string | number)[];
  pipe?: unknown[];
}

/** What a reply calls things by without a word for those that have no name, as `call.place.of.it`. */
function unnamedIn(schema: Parts, place: string): string[] {
  const entries = Object.entries(schema.entries ?? {}).flatMap(([key, entry]) => {
    // Or all of it together, such as a person by the address.
    const isNamed = entry.pipe ?? schema.pipe;
    const isBare = /^(?:title|.*name)$/i.test(key) && entry.type === 'string' && !isNamed;
    return [...(isBare ? [`${place}.${key}`] : []), ...unnamedIn(entry, `${place}.${key}`)];
  });
  const others = [schema.item, schema.wrapped, ...(schema.options ?? [])].filter(
    (part): part is Parts => typeof part === 'object',
  );
  return [...entries, ...others.flatMap((part) => unnamedIn(part, place))];
}

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

  it('knows what to call what the server has no name for', () => {
    const unnamed = contract.flatMap(({ id, reply }) =>
      reply ? unnamedIn(reply as unknown as Parts, id) : [],
    );
    // One's own name is there to be changed, as it is.
    expect(unnamed).toEqual([`${getProfile.id}.name`]);
  });

  it('has no method and path twice', () => {
    const addresses = contract.map(({ method, path }) => `${method} ${path}`.toLowerCase());
    expect(addresses.filter((address, index) => addresses.indexOf(address) < index)).toEqual([]);
  });
});
