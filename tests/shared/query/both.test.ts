import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../src/api/failure';
import { both } from '../../../src/shared/query/both';

const answered = <Data>(data: Data) => ({
  data,
  error: null,
  refetch: vi.fn(async () => ({ isSuccess: true })),
});
const waiting = () => ({ ...answered(undefined), isFetching: true });
const failed = (isMended: boolean) => ({
  data: undefined,
  error: new CallFailure('status', 'failed', 500),
  refetch: vi.fn(async () => ({ isSuccess: isMended })),
});

describe('two queries', () => {
  it('have an answer when both have one', () => {
    expect(both(answered('tea'), answered('milk'))).toMatchObject({ data: ['tea', 'milk'], error: null });
    expect(both(answered('tea'), waiting())).toMatchObject({
      data: undefined,
      error: null,
      isFetching: true,
    });
  });

  it('have failed when one has, and only that one is asked for again', async () => {
    const [tea, milk] = [answered('tea'), failed(true)];
    const query = both(tea, milk);
    expect(query).toMatchObject({ data: undefined, error: milk.error });
    await expect(query.refetch()).resolves.toEqual({ isSuccess: true });
    expect(tea.refetch).not.toHaveBeenCalled();
  });

  it('are mended when all that failed are', async () => {
    await expect(both(failed(true), failed(false)).refetch()).resolves.toEqual({ isSuccess: false });
  });
});
