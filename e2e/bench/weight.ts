import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Bytes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** The file of a build that answers a path: index.html for the addresses of pages. */
export function fileOf(directory: string, pathname: string): string {
  const file = path.join(directory, pathname);
  return path.extname(file) && existsSync(file) ? file : path.join(directory, 'index.html');
}

/** What files weigh as they are and as the build has compressed them; the smallest ones are not compressed. */
export function weigh(files: readonly string[]): Bytes {
  const sizeOf = (file: string) => (existsSync(file) ? readFileSync(file).length : undefined);
  const sum = (ending: string) =>
    files.reduce((total, file) => total + (sizeOf(file + ending) ?? sizeOf(file) ?? 0), 0);
  return { raw: sum(''), gzip: sum('.gz'), brotli: sum('.br') };
}
