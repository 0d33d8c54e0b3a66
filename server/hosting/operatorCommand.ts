import { writeBackup } from '../db/backup/writeBackup';
import { rotateKeys } from '../identity/keys';
import { accountCommand } from './accountCommand';

export const keysUsage = `npm run keys -- rotate [--at-once]

Makes a new key for tokens and a new secret for cookies. They sign ten minutes later, when all processes know them, and
what the former ones have signed stays good for as long as it would have been.

--at-once  when somebody may have got hold of the former ones: they are forgotten, and the new ones sign at once. All
           tokens are refused then; the application gets new ones by itself, or asks people to log in.`;

type Tools = Parameters<typeof accountCommand>[1];

/**
 * Does what an operator asks for in the terminal, whether in a process of its own or in the one that works on an embedded
 * database.
 *
 * @param command which one, and the words that follow it; a file by its whole path
 * @returns what there is to say of it
 * @throws Error with a sentence for whoever has typed it
 */
export async function operatorCommand(command: readonly string[], tools: Tools): Promise<string> {
  const [name, ...words] = command;
  if (name === 'account') return accountCommand(words, tools);
  if (name === 'keys') return keysCommand(words.join(' '), tools);
  const [file] = words;
  if (name === 'backup' && file) return backupCommand(file, tools);
  throw new Error(`There is no command '${name}'.`);
}

async function keysCommand(words: string, { db }: Tools): Promise<string> {
  const isAtOnce = words === 'rotate --at-once';
  if (words !== 'rotate' && !isAtOnce) throw new Error(keysUsage);
  const signsFrom = await rotateKeys(db, isAtOnce ? { aheadSeconds: 0, keepsFormer: false } : {});
  return isAtOnce
    ? 'The new keys sign from now on, and the former ones are forgotten. Processes that run notice within half a minute.'
    : `The new keys sign from ${signsFrom.toISOString()} on. Processes that run have noticed by then.`;
}

async function backupCommand(file: string, { db, clock }: Tools): Promise<string> {
  const { rows, tables, bytes } = await writeBackup(db, file, clock.now());
  return `${file} holds ${rows} rows of ${tables} tables in ${(bytes / 1e6).toFixed(1)} MB.`;
}
