import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/shared/query/createQueryClient';
import { askEarly, forgetEarly, useEarly } from '../../../src/shared/query/early';
import { chatKeys } from '../../../src/user/chat/keys';
import { newsKeys } from '../../../src/user/news/keys';

const queryKey = chatKeys.entries();
const answer = vi.fn<() => Promise<string>>();
const query = { queryKey, queryFn: answer };

let queryClient: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  queryClient = createQueryClient();
  answer.mockReset().mockResolvedValue('What was said');
});
afterEach(() => queryClient.clear());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** A screen that asks each time it comes, unless that was done early. */
const openScreen = () =>
  renderHook(
    () => {
      const { options, note } = useEarly<{ by: string }>(queryKey);
      return { note, ...useQuery({ ...query, refetchOnMount: 'always', ...options }) };
    },
    { wrapper },
  );

describe('what is asked before its screen is drawn', () => {
  it('is answered to whoever asked, and taken over by the screen with the note', async () => {
    expect(await askEarly(queryClient, query, { by: 'the opening' })).toBe('What was said');
    const { result } = openScreen();
    expect(result.current).toMatchObject({
      data: 'What was said',
      note: { by: 'the opening' },
      fetchStatus: 'idle',
    });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('needs no note', async () => {
    await askEarly(queryClient, query);
    expect(openScreen().result.current).toMatchObject({ data: 'What was said', note: {} });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('is waited for by a screen that comes before the answer', async () => {
    const asked = askEarly(queryClient, query);
    const { result } = openScreen();
    expect(result.current.data).toBeUndefined();
    await asked;
    await waitFor(() => expect(result.current.data).toBe('What was said'));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('is no answer after a failure, which the screen shows without asking again', async () => {
    answer.mockRejectedValue(new Error('No.'));
    expect(await askEarly(queryClient, query)).toBeUndefined();
    const { result } = openScreen();
    expect(result.current.error).toMatchObject({ message: 'No.' });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('counts for the first screen alone: the next asks anew', async () => {
    await askEarly(queryClient, query);
    openScreen().unmount();
    const { result } = openScreen();
    expect(result.current.note).toBeUndefined();
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  });

  it('counts for no other query', async () => {
    await askEarly(queryClient, { ...query, queryKey: newsKeys.list() });
    const { result } = openScreen();
    expect(result.current.note).toBeUndefined();
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    const other = renderHook(() => useEarly(newsKeys.list()), { wrapper });
    expect(other.result.current.note).toEqual({});
  });

  it('counts no more once it is forgotten, with the answer still there', async () => {
    await askEarly(queryClient, query);
    forgetEarly(queryClient);
    expect(queryClient.getQueryData(queryKey)).toBe('What was said');
    expect(openScreen().result.current.note).toBeUndefined();
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  });
});
