import type { Db } from '../../db/database';
import { loggable } from '../../loggable';
import { continueReplies, type ReplyNote } from './runningReply';

/** How often what has come is written down, and whether to go on is looked up. */
const everyMs = 200;

/** What is noted of one reply while it is being written. */
export interface ReplyNotes {
  add(piece: string): void;
  /** Settles when nothing is written down any more. */
  end(): Promise<void>;
}

interface Open extends ReplyNote {
  onStop(why: 'stopped' | 'gone'): void;
}

/** All replies that this process is writing. */
export interface Notebook {
  /** Whether this process is at a reply, however long it has come to nothing: then it is not left behind. */
  has(id: number): boolean;
  /**
   * Writes down what comes of a reply until that is ended.
   *
   * @param onStop hears that the person has stopped it, or that it is gone
   */
  open(id: number, onStop: Open['onStop']): ReplyNotes;
}

/**
 * Notes what comes of all replies that this process writes together: a hundred at a time cost the database what one does.
 * A server has one.
 */
export function createNotebook(db: Db): Notebook {
  const replies = new Map<number, Open>();
  let writing: Promise<void> = Promise.resolve();
  let isWaiting = false;

  const write = async () => {
    const notes = [...replies.values()].map(({ id, text }) => ({ id, text }));
    if (notes.length === 0) return;
    for (const reply of replies.values()) reply.text = '';
    try {
      const news = new Map((await continueReplies(db, notes)).map((one) => [one.id, one]));
      for (const { id, text } of notes) {
        const reply = replies.get(id);
        const found = news.get(id);
        if (found && !found.isWritten && reply) reply.text = text + reply.text;
        if (!found || found.isStopped) reply?.onStop(found ? 'stopped' : 'gone');
      }
    } catch (error) {
      // Readers elsewhere get the whole reply at its end.
      console.error('Pieces of replies could not be written down.', loggable(error));
    }
  };
  const writeLater = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      writing = write().then(() => {
        isWaiting = false;
        if (replies.size > 0) writeLater();
      });
    }, everyMs);
  };

  return {
    has: (id) => replies.has(id),
    open(id, onStop) {
      const reply: Open = { id, text: '', onStop };
      replies.set(id, reply);
      writeLater();
      return {
        add: (piece) => {
          reply.text += piece;
        },
        end: () => {
          replies.delete(id);
          return writing;
        },
      };
    },
  };
}
