import { isUsed } from './choose';
import type { Asks, Thread } from './words';

const isThread = (value: unknown): value is Thread =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** All that the coach can ask, or one part of it, in one list. */
export function threadsOf(asks: Asks | Asks[keyof Asks]): Thread[] {
  const collect = (value: unknown): Thread[] => {
    if (isThread(value)) return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
  };
  return collect(asks);
}

/** Which of its questions the coach has asked in a reply, or null. */
export const threadIn = (reply: string, asks: Asks): Thread | null =>
  threadsOf(asks).find(([ask]) => isUsed(ask, reply)) ?? null;

/** Whether one of these questions has been asked in one of the replies. */
export const isAsked = (threads: readonly Thread[], replies: readonly string[]): boolean =>
  threads.some(([ask]) => replies.some((reply) => isUsed(ask, reply)));
