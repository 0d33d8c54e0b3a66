import type { RefObject } from 'react';
import type { ConversationHandle } from '../Conversation';

/** How long the entries around may take to find their heights. */
const framesAtMost = 60;
/** How much of the conversation is to be seen above and below, in pixels. */
const margin = 48;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Brings a place within an entry into view, wherever the conversation stands. */
export async function reveal(
  conversation: RefObject<ConversationHandle | null>,
  entry: number,
  place: () => Range | null,
  signal: AbortSignal,
): Promise<void> {
  if (!conversation.current?.elementOf(entry)) conversation.current?.toEntry(entry, 'center');
  let former: number | undefined;
  for (let frame = 0; frame < framesAtMost; frame++) {
    await nextFrame();
    const scroller = conversation.current?.scroller();
    if (signal.aborted || !scroller) return;
    const shown = place() ?? conversation.current?.elementOf(entry);
    const { top, height } = shown?.getBoundingClientRect() ?? {};
    if (top !== undefined && height !== undefined && top === former) {
      const room = scroller.getBoundingClientRect();
      if (top >= room.top + margin && top + height <= room.bottom - margin) return;
      // What comes near the screen by that may move it once more.
      scroller.scrollTop += top + height / 2 - (room.top + room.height / 2);
    }
    former = top;
  }
}
