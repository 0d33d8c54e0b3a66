import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createDeferred, type Deferred } from '../../../src/auth/deferred';
import { useSingleFlight } from '../../../src/shared/query/useSingleFlight';

function setUp(options?: Parameters<typeof useSingleFlight<[string], string>>[1]) {
  const runs: Deferred<string>[] = [];
  const action = vi.fn((_what: string) => {
    const run = createDeferred<string>();
    runs.push(run);
    return run.promise;
  });
  const { result } = renderHook(() => useSingleFlight(action, options));
  return { run: result.current, action, runs };
}

describe('an action that is guarded', () => {
  it('runs once while it is under way, and gives everybody the end of that run', async () => {
    const { run, action, runs } = setUp();
    const both = [run('one'), run('two')];
    runs[0]?.resolve('done');
    expect(await Promise.all(both)).toEqual(['done', 'done']);
    expect(action.mock.calls).toEqual([['one']]);
  });

  it('runs again after its end, good or bad', async () => {
    const { run, action, runs } = setUp();
    const failing = run('one');
    runs[0]?.reject(new Error('No'));
    await expect(failing).rejects.toThrow('No');
    const succeeding = run('two');
    runs[1]?.resolve('done');
    await succeeding;
    void run('three');
    expect(action.mock.calls).toEqual([['one'], ['two'], ['three']]);
  });

  it('runs beside itself for another key', () => {
    const { run, action } = setUp({ keyOf: (what) => what });
    for (const what of ['one', 'two', 'one', 'two']) void run(what);
    expect(action.mock.calls).toEqual([['one'], ['two']]);
  });

  it('runs until it has succeeded once, where that is enough', async () => {
    const { run, action, runs } = setUp({ once: true });
    const failing = run('one');
    runs[0]?.reject(new Error('No'));
    await expect(failing).rejects.toThrow('No');
    const succeeding = run('two');
    runs[1]?.resolve('done');
    expect(await succeeding).toBe('done');
    expect(await run('three')).toBe('done');
    expect(action).toHaveBeenCalledTimes(2);
  });
});
