import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress } from './build/precompressed';

const text = /\.(?:html|js|css|json|webmanifest)$|_headers$/;

/**
 * Copies a build and puts another address into it, which takes a second where a build takes many. The names of files
 * stay: the copy must not be served where a browser may have kept the files of another one.
 */
export async function copySite({
  from,
  to,
  address,
  instead,
}: {
  from: string;
  to: string;
  /** The address that the build was made with, e.g. `localhost:1234`. */
  address: string;
  instead: string;
}): Promise<void> {
  await cp(from, to, { recursive: true });
  const files = (await readdir(to, { recursive: true })).filter((file) => text.test(file));
  await Promise.all(files.map((file) => putIn(path.join(to, file), address, instead)));
}

async function putIn(file: string, address: string, instead: string): Promise<void> {
  const content = await readFile(file, 'utf8');
  if (!content.includes(address)) return;
  await writeFile(file, content.replaceAll(address, instead));
  if (!file.endsWith('_headers')) await compress(file);
}
