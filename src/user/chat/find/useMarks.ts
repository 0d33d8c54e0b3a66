import { type RefObject, useEffect } from 'react';
import type { ConversationHandle } from '../Conversation';
import type { Match } from './findMatches';
import { rangesOf } from './rangesOf';
import { reveal } from './reveal';

/**
 * Marks folded words in the entries that are drawn, whichever these are, and brings the current match into view. The
 * marks are the browser's own: nothing of the entries is drawn anew for them.
 *
 * @param turn where it changes, the current match is brought into view again
 */
export function useMarks(
  conversation: RefObject<ConversationHandle | null>,
  wanted: string,
  current: Match | null,
  turn: number,
): void {
  const { entry = -1, nth = 0 } = current ?? {};

  useEffect(() => {
    const scroller = conversation.current?.scroller();
    if (!scroller || wanted === '' || !('Highlight' in window)) return;

    const mark = () => {
      const ranges = [...scroller.querySelectorAll('article')].flatMap((each) => rangesOf(wanted, each));
      CSS.highlights.set('found', new Highlight(...ranges));
      const here = currentRange(conversation.current, wanted, { entry, nth });
      const chosen = new Highlight(...(here ? [here] : []));
      chosen.priority = 1;
      CSS.highlights.set('found-here', chosen);
    };
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(scroller, { childList: true, characterData: true, subtree: true });
    mark();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete('found');
      CSS.highlights.delete('found-here');
    };
  }, [conversation, wanted, entry, nth]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn to the same match is one as well
  useEffect(() => {
    if (entry < 0) return;
    const calledOff = new AbortController();
    void reveal(
      conversation,
      entry,
      () => currentRange(conversation.current, wanted, { entry, nth }),
      calledOff.signal,
    );
    return () => calledOff.abort();
  }, [conversation, wanted, entry, nth, turn]);
}

function currentRange(
  conversation: ConversationHandle | null,
  wanted: string,
  { entry, nth }: Match,
): Range | null {
  const article = conversation?.elementOf(entry)?.querySelector('article');
  const ranges = article ? rangesOf(wanted, article) : [];
  return ranges[Math.min(nth, ranges.length - 1)] ?? null;
}
