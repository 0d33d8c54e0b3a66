import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Whom a process belongs to. */
export interface Owner {
  uid: number;
  gid: number;
}

/** Whom Postgres has to run as, which refuses root; null for the user who runs this. */
export async function ownerOf(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(([known]) => known === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Postgres does not run as root, and this system has no user postgres or nobody.');
}

/** Whether everybody may go down to a place. */
export async function mayReach(place: string): Promise<boolean> {
  const { mode } = await stat(place);
  const parent = path.dirname(place);
  return (mode & 0o001) !== 0 && (parent === place || (await mayReach(parent)));
}
