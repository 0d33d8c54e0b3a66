import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChatEntry } from '../../../api/chat';
import { fold } from '../../../ui/fold';
import type { ConversationHandle } from '../Conversation';
import { type Found, findMatches, type Match, matchAt, nearestMatch, nothingFound } from './findMatches';

interface Search {
  /** What was looked for, folded. */
  wanted: string;
  found: Found;
  /** The number of the current match, from 0. */
  number: number;
  /** Changes with each step, also with one that leads to the same match again. */
  turn: number;
}

const noSearch: Search = { wanted: '', found: nothingFound, number: 0, turn: 0 };

/**
 * Looks for words in the conversation, and walks from match to match. It begins at what shows; while the words grow, it
 * stays where it is as long as they still match.
 *
 * @param text what the person has typed
 */
export function useFind(
  text: string,
  entries: readonly ChatEntry[],
  conversation: RefObject<ConversationHandle | null>,
) {
  const [search, setSearch] = useState(noSearch);
  const wanted = fold(text).trim();
  const at = useRef<Match | null>(null);

  useEffect(() => {
    if (wanted === '') {
      at.current = null;
      setSearch(noSearch);
      return;
    }
    const calledOff = new AbortController();
    void findMatches(entries, wanted, calledOff.signal).then((found) => {
      if (!found || calledOff.signal.aborted) return;
      const from = at.current ?? { entry: conversation.current?.firstShown() ?? 0, nth: 0 };
      const number = nearestMatch(found, from);
      at.current = matchAt(found, number) ?? from;
      setSearch(({ turn }) => ({ wanted, found, number, turn }));
    });
    return () => calledOff.abort();
  }, [wanted, entries, conversation]);

  const step = (by: number) => {
    const { found, number } = search;
    if (found.total === 0) return;
    const next = (number + by + found.total) % found.total;
    at.current = matchAt(found, next);
    setSearch({ ...search, number: next, turn: search.turn + 1 });
  };

  return {
    wanted: search.wanted,
    total: search.found.total,
    number: search.number,
    current: matchAt(search.found, search.number),
    turn: search.turn,
    /** Whether what is typed has been looked for. */
    isDone: search.wanted === wanted,
    next: () => step(1),
    previous: () => step(-1),
  };
}
