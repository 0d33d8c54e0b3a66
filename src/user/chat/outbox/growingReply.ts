import type { Help } from '../../../api/help/help';
import type { ReplyProgress } from '../../../api/replyEvents';

/** The reply to a message, as far as it has come. */
export interface GrowingReply {
  /** The id that the server knows the message by, once it has accepted it. */
  readonly messageId: number | null;
  hear(progress: ReplyProgress): void;
  /** The text to be drawn; it changes once a frame at most. */
  text(): string;
  /** The help that is to stand beside it, once there is any. */
  help(): Help | null;
  /** Hears of each change of the text, and of help. */
  subscribe(onChange: () => void): () => void;
}

/** @param messageId for a message that has been accepted already */
export function createGrowingReply(messageId: number | null = null): GrowingReply {
  const listeners = new Set<() => void>();
  let id = messageId;
  let received = '';
  let shown = '';
  let help: Help | null = null;
  let isDue = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const show = () => {
    isDue = false;
    // Read anew after an interruption, a reply begins from its start: what has been shown stays.
    if (shown.startsWith(received)) return;
    shown = received;
    tell();
  };

  return {
    get messageId() {
      return id;
    },
    hear: (progress) => {
      if (progress.event === 'accepted') {
        id = progress.userInputChatId;
        received = '';
        return;
      }
      if (progress.event === 'help') {
        help = progress.help;
        tell();
        return;
      }
      received += progress.text;
      if (!isDue) requestAnimationFrame(show);
      isDue = true;
    },
    text: () => shown,
    help: () => help,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
