import type { Assistant, AssistantReply, AssistantRequest } from '../../assistant/assistant';
import { estimateUsage } from '../../assistant/tokens';
import type { Db } from '../../db/database';
import { refuse } from '../refusal';
import { takeNotes } from './replyNotes';

const stoppedAtOnce = 'The reply was stopped before its first word.';

interface Writing {
  db: Db;
  assistant: Assistant;
  /** The running reply. */
  id: number;
  request: Pick<AssistantRequest, 'messages' | 'language'>;
  /** Hears the pieces as they come. Without a listener the reply comes at once. */
  onText?(piece: string): void;
}

/**
 * Lets the assistant reply, and writes down what comes of it meanwhile, for readers elsewhere. When the person stops it,
 * it ends with what has come; before the first word that is nothing, and refused with 500.
 */
export async function writeReply({ db, assistant, id, request, onText }: Writing): Promise<AssistantReply> {
  const stop = new AbortController();
  let text = '';
  const notes = takeNotes(db, id, () => stop.abort());
  const hear = (piece: string) => {
    if (stop.signal.aborted) return;
    text += piece;
    notes.add(piece);
    onText?.(piece);
  };
  const stopped = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  stopped.catch(() => undefined);
  try {
    const reply = assistant.reply({ ...request, signal: stop.signal, ...(onText ? { onText: hear } : {}) });
    return await Promise.race([reply, stopped]);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    if (text.trim() === '') refuse(500, stoppedAtOnce);
    return { text, finishReason: 'stopped', usage: estimateUsage(request.messages, text) };
  } finally {
    await notes.end();
  }
}
