import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { weights } from '../../scripts/build/weights';

const page = 'src/user/Page.js';

/** Builds a small application, whose page at `/` is loaded by itself. */
function buildWith(files: Record<string, string>, budget: { bytes: number; files: number }, isStrict = true) {
  const root = mkdtempSync(path.join(tmpdir(), 'weights-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = {
    'index.html': '<script type="module" src="/src/main.js"></script>',
    'src/main.js': `import('./user/Page.js').then(({ show }) => show());`,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const routes = { '/': { always: [page] } };
  const plugins = [weights({ routes, budgets: { '/': budget }, isStrict })];
  return build({ root, configFile: false, envDir: false, logLevel: 'silent', plugins });
}

const plainPage = { [page]: `export const show = () => console.log('${'a page '.repeat(100)}');` };

describe('the weights of a build', () => {
  it('let pass what is within the budget', async () => {
    await expect(buildWith(plainPage, { bytes: 5_000, files: 2 })).resolves.toBeDefined();
  });

  it('fail the build for a page that is too heavy or in too many files, and say which', async () => {
    await expect(buildWith(plainPage, { bytes: 500, files: 2 })).rejects.toThrow(
      /weighs more than it may[\s\S]*\n\/ +2 +2/,
    );
    await expect(buildWith(plainPage, { bytes: 5_000, files: 1 })).rejects.toThrow('weighs more than it may');
  });

  it('only tell of it where the configuration is somebody else’s', async () => {
    await expect(buildWith(plainPage, { bytes: 500, files: 2 }, false)).resolves.toBeDefined();
  });

  it('fail the build for staff’s code that comes along with a page for users', async () => {
    const files = {
      [page]: `import { secret } from '../admin/secret.js'; export const show = () => secret();`,
      'src/admin/secret.js': `export const secret = () => console.log('For staff');`,
    };
    await expect(buildWith(files, { bytes: 5_000, files: 2 })).rejects.toThrow(
      'src/admin/secret.js in assets/Page',
    );
  });

  it('let staff’s code be that is loaded by itself', async () => {
    const files = {
      [page]: `export const show = () => import('../admin/secret.js');`,
      'src/admin/secret.js': `export const secret = () => console.log('For staff');`,
    };
    await expect(buildWith(files, { bytes: 5_000, files: 2 })).resolves.toBeDefined();
  });
});
