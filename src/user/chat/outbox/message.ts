import type { ChatEntry } from '../../../api/chat';
import type { Help } from '../../../api/help/help';
import type { GrowingReply } from './growingReply';

/** A text that is sent. */
export interface Message {
  text: string;
  /** When it was sent, as it shows beside the text. */
  at: string;
  /** The entry that this message sends again, for a replay. */
  replayOf: number | null;
  /** The entry whose reply, already on its way, is only read on; null for a message that is to be sent. */
  follows: number | null;
  /** The latest entry before it; entries with a greater id come of this message. */
  newestId: number;
  /** Ends the waiting. */
  giveUp: AbortController;
  reply: GrowingReply;
}

/**
 * How a send ended: the answer came (with help beside it, where that is needed); the message arrived but its answer was
 * not waited for; the text is back in the person's hands, because the content filter (with help, where the server sends
 * it) or something else stopped it; the text is back, though nobody can tell whether the message arrives; a replay left
 * everything as it was, perhaps because its message is there no longer; or nothing became of the reply to a message from
 * elsewhere.
 */
export type Ending =
  | { status: 'answered'; reply: ChatEntry | null; help?: Help }
  | { status: 'filtered'; help?: Help }
  /** `retryAt`: the moment before which the server wants nothing more. `reason`: why it has refused, where it says so. */
  | { status: 'returned'; retryAt?: number; reason?: string | null }
  | { status: 'arrived' | 'unclear' | 'notReplayed' | 'replayedElsewhere' | 'unanswered' };

/** How a send ended, with what stands in the prompt box after it. */
export type Outcome = Ending & {
  draft: string;
  /** The text that is back, where more than it stands in the box. */
  unsent?: string;
};
