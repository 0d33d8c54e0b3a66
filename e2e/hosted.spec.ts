import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/root';
import { addressOf, stages } from '../scripts/stages';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/test';

/** The application that is built there stays, so that the next run has it. */
const dataDir = path.join(root, '.cache/e2e-hosted');
const { port } = stages.bench;
const address = addressOf(port);
const env = { ...process.env, DATA_DIR: dataDir, SERVER_PORT: String(port), ASSISTANT_PACE: '0' };

const run = (...words: string[]) =>
  spawn(process.execPath, ['scripts/run.mjs', ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function outputOf({ stdout }: ChildProcess): Promise<string> {
  const parts: string[] = [];
  for await (const part of stdout ?? []) parts.push(String(part));
  return parts.join('');
}

test.describe.configure({ timeout: 180_000 });

let server: ChildProcess;
test.beforeAll(async ({ request }) => {
  test.setTimeout(180_000);
  rmSync(path.join(dataDir, 'database'), { recursive: true, force: true });
  server = run('scripts/serve/serve.ts');
  const isReady = async () => (await request.get(`${address}/readyz`).catch(() => null))?.ok() ?? false;
  await expect.poll(isReady, { timeout: 170_000 }).toBe(true);
});
test.afterAll(() => void server.kill('SIGKILL'));

test('a hosted Hearken: from the first account to its password, the wizard, a staff screen, and a quiet end', async ({
  page,
}) => {
  const said = await outputOf(
    run(
      'scripts/serve/account.ts',
      'create',
      'ada@example.com',
      '--name',
      'Ada Berg',
      '--permissions',
      'all',
    ),
  );
  await page.goto(said.trim().split('\n').at(-1) ?? '');
  await expectNoAxeViolations(page);
  await page.getByLabel('New password').fill('a password of mine');
  await page.getByLabel('The same once more').fill('a password of mine');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Go to Hearken' }).click();

  await page.getByRole('button', { name: 'Log in' }).first().click();
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Password').fill('a password of mine');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/startQuestions/i);

  await page.goto(`${address}/admin/jobs`);
  await expect(page.getByText('Mail delivery')).toBeVisible();

  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
});
