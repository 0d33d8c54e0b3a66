import { spawn } from 'node:child_process';
import { root } from '../root';

/** Runs one of package.json's scripts. @returns whether it ended without an error */
export function npmRun(
  script: string,
  parameters: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...parameters], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...variables },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
