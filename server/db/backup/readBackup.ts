import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { fileFailure, refuseCutOff, refuseDamaged } from './fileFailure';
import { notes, type Told, type Word } from './format';

/** A backup as it is read, from its beginning to its end. */
export interface Reader {
  /** The next line, whatever it is. */
  next(): Promise<string>;
  /** What stands between the rows; refuses anything else. */
  read<W extends Word>(word: W, line?: string): Promise<Told<W>>;
}

/**
 * Reads a backup without ever holding all of it. Settles when `consume` has ended, also where the file fails before.
 *
 * @throws BackupFailed for a file that can't be read
 */
export async function readBackup<T>(file: string, consume: (reader: Reader) => Promise<T>): Promise<T> {
  const stored = createReadStream(file);
  const content = createGunzip();
  // Whoever reads hears of it.
  content.on('error', () => undefined);
  stored.on('error', (error) => content.destroy(error)).pipe(content);
  try {
    return await consume(createReader(file, linesIn(content)));
  } catch (error) {
    throw fileFailure(error, file);
  } finally {
    stored.destroy();
    content.destroy();
  }
}

function createReader(file: string, lines: AsyncGenerator<string>): Reader {
  const next = async () => {
    const { value, done } = await lines.next();
    return done ? refuseCutOff(file) : value;
  };
  return {
    next,
    async read(word, given) {
      const note = parsed(given ?? (await next()));
      const told = v.safeParse(notes[word], Array.isArray(note) && note[0] === word ? note[1] : null);
      return told.success ? (told.output as Told<typeof word>) : refuseDamaged(file);
    },
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    begun += first;
    for (const other of others) {
      yield begun;
      begun = other;
    }
  }
}
