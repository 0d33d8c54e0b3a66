import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../../src/auth/deferred';
import { changeCached } from '../../../src/shared/query/changeCached';
import { createQueryClient } from '../../../src/shared/query/createQueryClient';
import { queryKey } from '../../../src/shared/query/queryKey';

const key = queryKey('names');

function watched(read: () => Promise<string[]> | string[], held?: string[]) {
  const queries = createQueryClient();
  if (held) queries.setQueryData(key, held);
  const observer = new QueryObserver(queries, { queryKey: key, queryFn: read });
  const end = observer.subscribe(() => undefined);
  return { queries, end, names: () => queries.getQueryData(key) };
}

const add = (names?: string[]) => names && [...names, 'Bo'];

describe('a change of what the cache holds', () => {
  it('is not undone by a read that was under way before it', async () => {
    const before = createDeferred<string[]>();
    const { queries, end, names } = watched(() => before.promise, ['Ann']);
    const reading = queries.refetchQueries({ queryKey: key });
    await changeCached(queries, key, add);
    before.resolve(['Ann']);
    await reading;
    expect(names()).toEqual(['Ann', 'Bo']);
    end();
  });

  it('begins a read again that was the first, and leaves nobody waiting', async () => {
    const before = createDeferred<string[]>();
    const read = vi.fn<() => Promise<string[]> | string[]>(() => ['Ann', 'Bo']);
    read.mockReturnValueOnce(before.promise);
    const { queries, end, names } = watched(read);
    await changeCached(queries, key, add);
    before.resolve(['Ann']);
    await vi.waitFor(() => expect(names()).toEqual(['Ann', 'Bo']));
    expect(read).toHaveBeenCalledTimes(2);
    end();
  });
});
