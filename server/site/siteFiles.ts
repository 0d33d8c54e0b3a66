import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** A file of a build, in memory. */
export interface SiteFile {
  type: string;
  etag: string;
  body: Buffer;
  /** Its compressed twins, as far as there are any, the best one first. */
  twins: { encoding: string; body: Buffer }[];
}

/** Endings of the twins that the build lays beside a file, by what a browser calls them. */
const endings = { br: '.br', gzip: '.gz' };

/** The headers' own file and the compressed twins are the server's, not the public's. */
export const isPrivate = (file: string) => /(?:^|\/)_headers$|\.(?:br|gz)$/.test(file);

/**
 * Reads all files of a build.
 *
 * @returns them by their path, which begins with a slash
 */
export function readSiteFiles(directory: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || isPrivate(entry.name)) continue;
    const body = readFileSync(place);
    const name = path.relative(directory, place).split(path.sep).join('/');
    files.set(`/${name}`, {
      type: getMimeType(name) ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
      body,
      twins: Object.entries(endings)
        .filter(([, ending]) => existsSync(place + ending))
        .map(([encoding, ending]) => ({ encoding, body: readFileSync(place + ending) })),
    });
  }
  return files;
}
