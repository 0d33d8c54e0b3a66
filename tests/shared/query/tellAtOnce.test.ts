import { notifyManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { tellAtOnce } from '../../../src/shared/query/tellAtOnce';

it('tells of a change before anything is painted, and of later ones as ever', async () => {
  const told = vi.fn();
  const change = notifyManager.batchCalls(told);
  tellAtOnce(change);
  await Promise.resolve();
  expect(told).toHaveBeenCalledTimes(1);

  change();
  await Promise.resolve();
  expect(told).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
});

it('tells of later changes as ever even after one that failed', async () => {
  const told = vi.fn();
  expect(() =>
    tellAtOnce(() => {
      throw new Error('Nothing came of it');
    }),
  ).toThrow('Nothing came of it');
  notifyManager.batchCalls(told)();
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
});
