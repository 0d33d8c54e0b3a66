import type { Assistant, AssistantReply, AssistantRequest } from '../../assistant/assistant';
import { estimateUsage } from '../../assistant/tokens';
import { refuse } from '../refusal';

const stoppedAtOnce = 'The reply was stopped before its first word.';

interface Writing {
  assistant: Assistant;
  request: Pick<AssistantRequest, 'messages' | 'language'>;
  /** Fires when the person has stopped the reply; with the reason 'gone' when there is none to write any more. */
  stop: AbortSignal;
  /** Hears the pieces as they come. Without a listener the reply comes at once. */
  onText?(piece: string): void;
}

/**
 * Lets the assistant reply. When the person stops it, it ends with what has come; before the first word that is nothing, and
 * refused with 500.
 */
export async function writeReply({ assistant, request, stop, onText }: Writing): Promise<AssistantReply> {
  let text = '';
  const hear = (piece: string) => {
    if (stop.aborted) return;
    text += piece;
    onText?.(piece);
  };
  const stopped = new Promise<never>((_resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason));
  });
  stopped.catch(() => undefined);
  try {
    const reply = assistant.reply({ ...request, signal: stop, ...(onText ? { onText: hear } : {}) });
    return await Promise.race([reply, stopped]);
  } catch (error) {
    if (!stop.aborted) throw error;
    if (text.trim() === '' && stop.reason !== 'gone') refuse(500, stoppedAtOnce);
    return { text, finishReason: 'stopped', usage: estimateUsage(request.messages, text) };
  }
}
