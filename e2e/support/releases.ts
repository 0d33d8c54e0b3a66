import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const text = /\.(?:html|js|css|json|webmanifest)$|_headers$/;
const compressed = /\.(?:br|gz)$/;

/**
 * Writes a build as another release of it: every hashed file has another name, the release another version, and nothing
 * else is different.
 *
 * @returns the version
 */
export async function writeRelease(from: string, to: string, number: number): Promise<string> {
  const all = await readdir(from, { recursive: true, withFileTypes: true });
  const files = all
    .filter((entry) => entry.isFile() && !compressed.test(entry.name))
    .map(({ parentPath, name }) => path.relative(from, path.join(parentPath, name)));
  const html = await readFile(path.join(from, 'index.html'), 'utf8');
  const [, version = ''] = /name="release" content="(\w+)"/.exec(html) ?? [];
  const ownVersion = `${version.slice(0, -2)}${String(number).padStart(2, '0')}`;

  const hashed = files.filter((file) => file.startsWith('assets/')).map((file) => path.basename(file));
  const renamed = (name: string) => name.replace(/(\.\w+)$/, `.r${number}$1`);
  const rewrite = (content: string) =>
    hashed
      .reduce((result, name) => result.replaceAll(name, renamed(name)), content)
      .replaceAll(version, ownVersion);
  // What stands inside the page names files too, and is allowed by its hash.
  const hashes = inlineParts(html).map((part) => [hashOf(part), hashOf(rewrite(part))] as const);
  const allow = (content: string) =>
    hashes.reduce((result, [former, own]) => result.replaceAll(former, own), content);

  await mkdir(path.join(to, 'assets'), { recursive: true });
  await Promise.all(
    files.map(async (file) => {
      const name = file.startsWith('assets/') ? renamed(file) : file;
      const content = await readFile(path.join(from, file));
      await writeFile(path.join(to, name), text.test(file) ? allow(rewrite(content.toString())) : content);
    }),
  );
  return ownVersion;
}

const inlineParts = (html: string) =>
  [...html.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , part = '']) => part);

const hashOf = (part: string) => createHash('sha256').update(part).digest('base64');
