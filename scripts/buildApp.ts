import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeOnce } from '../server/makeOnce';
import { root } from './root';

/** Everything that decides what a build looks like, beside its configuration. */
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'scripts/build', 'package-lock.json'];

const longestBuildMs = 300_000;

/** What an application is built with. */
export interface AppConfig {
  /** Its own variables; others build another one. */
  variables: Record<string, string>;
  /** The whole environment of the build. */
  environment: NodeJS.ProcessEnv;
}

/**
 * Builds the application, unless the directory holds that very build already.
 *
 * @returns whether it had to be built
 * @throws with Vite's own output when the build fails
 */
export async function buildApp(directory: string, { variables, environment }: AppConfig): Promise<boolean> {
  const stampFile = `${directory}.stamp`;
  const stamp = fingerprint(variables);
  const isThere = () =>
    existsSync(directory) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

  mkdirSync(path.dirname(directory), { recursive: true });
  return makeOnce({
    find: async () => (isThere() ? false : null),
    make: async () => {
      rmSync(stampFile, { force: true });
      await runVite(['build', '--outDir', directory, '--emptyOutDir', '--logLevel', 'warn'], environment);
      writeFileSync(stampFile, stamp);
      return true;
    },
    claim: `${directory}.making`,
    longestMs: longestBuildMs,
  });
}

function runVite(parameters: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, ...parameters], { cwd: root, env, stdio: 'pipe' });
    const output: Buffer[] = [];
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) resolve();
      else reject(new Error(`The application could not be built.\n${text}`));
    });
  });
}

function fingerprint(variables: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(variables));
  for (const file of sources.flatMap((source) => filesUnder(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesUnder(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}
