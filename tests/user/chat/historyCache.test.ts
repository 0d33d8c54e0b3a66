import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { changeEntries, newestEntryId } from '../../../src/user/chat/historyCache';
import { chatKeys } from '../../../src/user/chat/keys';
import { conversation } from '../../support/conversation';

const holding = (entries?: unknown[]) => {
  const queryClient = new QueryClient();
  if (entries) queryClient.setQueryData(chatKeys.entries(), entries);
  return queryClient;
};

describe('the entries at hand', () => {
  it.each([
    ['without any', undefined, 0],
    ['where none was said', [], 0],
    ['in order', conversation, 4],
    ['in any other order', conversation.toReversed(), 4],
  ])('have a newest one: %s', (_what, entries, newest) => {
    expect(newestEntryId(holding(entries))).toBe(newest);
  });

  it('can be changed', () => {
    const queryClient = holding(conversation);
    changeEntries(queryClient, (entries) => entries.slice(1));
    expect(queryClient.getQueryData(chatKeys.entries())).toEqual(conversation.slice(1));
  });

  it('do not come to be by a change', () => {
    const queryClient = holding();
    changeEntries(queryClient, () => conversation);
    expect(queryClient.getQueryData(chatKeys.entries())).toBeUndefined();
  });
});
