import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { root } from '../../../scripts/root';
import { type Key, queryKey } from '../../../src/shared/query/queryKey';

const factories = Object.entries(
  import.meta.glob<Record<string, { all(): Key }>>('../../../src/**/keys.ts', { eager: true }),
).flatMap(([file, exported]) => Object.entries(exported).map(([name, { all }]) => ({ file, name, all })));

const isWithin = (one: Key, other: Key) => other.every((part, index) => part === one[index]);

describe('a key of the cache', () => {
  it('is no literal, whoever takes it', () => {
    type Taken = Parameters<QueryClient['getQueryData']>[0];
    expectTypeOf<string[]>().not.toExtend<Taken>();
    expectTypeOf<Key>().toExtend<Taken>();
  });

  it('is made in the keys.ts of an area, and nowhere else', () => {
    const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const made = sources
      .filter((file) => /\.tsx?$/.test(file) && !/^(keys|queryKey|listKeys)\.ts$/.test(path.basename(file)))
      .filter((file) => /\b(query|list)Key(s)?\(/.test(readFileSync(path.join(root, 'src', file), 'utf8')));
    expect(made).toEqual([]);
  });

  it.each(factories)('of $name begins like no other factory’s', ({ all }) => {
    const others = factories.filter((other) => other.all !== all);
    expect(others.filter((other) => isWithin(other.all(), all()))).toEqual([]);
  });

  it('goes on from a broader one', () => {
    expect(queryKey(...queryKey('admin', 'terms'), 7)).toEqual(['admin', 'terms', 7]);
  });
});
