import type { Assistant, AssistantReply, AssistantRequest } from '../../assistant/assistant';
import { estimateUsage } from '../../assistant/tokens';
import type { Db } from '../../db/database';
import { loggable } from '../../loggable';
import { refuse } from '../refusal';
import { continueReply } from './runningReply';

/** How often what has come is written down, and whether to go on is looked up. */
const everyMs = 200;

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

/** Writes pieces down in batches, one after the other, until it is ended. */
function takeNotes(db: Db, id: number, onStop: () => void) {
  let waiting = '';
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;

  const write = async () => {
    const text = waiting;
    waiting = '';
    try {
      if (!(await continueReply(db, id, text))) onStop();
    } catch (error) {
      // Readers elsewhere get the whole reply at its end.
      console.error('A piece of a reply could not be written down.', loggable(error));
    }
  };
  const writeLater = () => {
    timer = setTimeout(() => {
      writing = write().then(() => {
        if (!hasEnded) writeLater();
      });
    }, everyMs);
  };
  let hasEnded = false;
  writeLater();

  return {
    add: (piece: string) => {
      waiting += piece;
    },
    end: () => {
      hasEnded = true;
      clearTimeout(timer);
      return writing;
    },
  };
}
