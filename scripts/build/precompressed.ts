import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const worthIt = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
const smallest = 1024;

/** Lays a `.br` and a `.gz` beside every text file of the build, so that a server need not compress anything. */
export function precompressed(): Plugin {
  let directory = '';
  return {
    name: 'hearken:precompressed',
    apply: 'build',
    configResolved({ root, build }) {
      directory = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(directory, { recursive: true });
      await Promise.all(
        files.filter((file) => worthIt.test(file)).map((file) => compress(path.join(directory, file))),
      );
    },
  };
}

/** Lays the compressed twins beside a file, unless it is too small to be worth it. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    // Larger than what it would choose: the largest file becomes a little smaller.
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  };
  await Promise.all([
    brotliAsync(content, { params }).then((data) => writeFile(`${file}.br`, data)),
    gzipAsync(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}
