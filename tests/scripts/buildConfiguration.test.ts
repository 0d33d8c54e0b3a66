import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../scripts/root';
import { sandboxApp } from '../../scripts/sandboxConfig';

/** Starts the build with the sandbox's configuration, changed; a variable that is undefined is missing. */
async function build(changes: Record<string, string | undefined>) {
  const directory = mkdtempSync(path.join(tmpdir(), 'hearken-build-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', directory],
    { cwd: root, env: { ...sandboxApp({ sandboxPort: 5274 }).environment, ...changes } },
  );
  let output = '';
  const collect = (part: Buffer) => {
    output += part;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output, files: readdirSync(directory) };
}

it('a build without its configuration stops and names every variable that is missing or wrong', async () => {
  const { code, output, files } = await build({
    VITE_API_URL: undefined,
    VITE_AUTH0_CLIENT_ID: '',
    VITE_LOGIN_ERROR_PATH: 'https://evil.example/',
  });
  expect(code).toBe(1);
  expect(output).toContain('VITE_API_URL is missing.');
  expect(output).toContain('VITE_AUTH0_CLIENT_ID is missing.');
  expect(output).toContain('VITE_LOGIN_ERROR_PATH is not a path of this site, like /.');
  expect(output).not.toContain('VITE_AUTH0_DOMAIN');
  expect(files).toEqual([]);
});
