import { spawn } from 'node:child_process';
import { root } from '../root';

/** Tests leave much behind that is soon garbage: with more room for it, it is collected less often (a tenth of the time). */
const roomForGarbage = '--max-semi-space-size=96';

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
      env: {
        ...process.env,
        NODE_OPTIONS: [process.env.NODE_OPTIONS, roomForGarbage].filter(Boolean).join(' '),
        ...variables,
      },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
