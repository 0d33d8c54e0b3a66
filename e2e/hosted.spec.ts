import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildHostedStage, hostedStage } from '../scripts/hostedStage';
import { root } from '../scripts/root';
import { addressOf } from '../scripts/stages';
import { expectNoAxeViolations } from './support/axe';
import { openedChat } from './support/chat';
import { notTakenYet, wizardOn } from './support/startUp';
import { expect, test } from './support/test';
import { lookAt } from './sweeps/lookAt';

const { dataDir, port, variables } = hostedStage;
const address = addressOf(port);
const env = { ...process.env, ...variables };

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
  // `npm test` has built it before; by itself the build may take its time on a busy machine.
  test.setTimeout(600_000);
  await buildHostedStage();
  rmSync(path.join(dataDir, 'database'), { recursive: true, force: true });
  server = run('scripts/serve/serve.ts');
  const isReady = async () => (await request.get(`${address}/readyz`).catch(() => null))?.ok() ?? false;
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
});
test.afterAll(() => void server.kill('SIGKILL'));

test('a hosted Hearken: from the first account to its password, the start-up, a reply, a staff screen, and a quiet end', async ({
  page,
  allowConsole,
}) => {
  allowConsole(notTakenYet);
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
  const logIn = async (email: string, password: string) => {
    await expect(page.getByLabel('Password')).toHaveValue('');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  const refusal = page.getByRole('alert');
  for (let tries = 0; tries < 5; tries++) {
    await logIn('nobody@example.com', 'guessed');
    await expect(refusal).toContainText('don’t belong together');
  }
  await logIn('nobody@example.com', 'guessed');
  await expect(refusal).toContainText('too many tries');
  await lookAt(page, { name: 'the login page while a login waits', at: '/login' });
  await logIn('ada@example.com', 'a password of mine');
  await expect(page).toHaveURL(/\/startQuestions/i);

  const wizard = wizardOn(page);
  await wizard.goOn('Video introduction');
  await wizard.goOn('Verify your age');
  await wizard.ageSwitch.click();
  await wizard.goOn('Profile');
  await page.getByLabel('Preferred language').selectOption('English');
  await wizard.goOn('Tell us about your experience');
  await page.getByRole('radio', { name: 'Grin' }).check();
  await wizard.goOn('Thanks');
  await wizard.done.click();

  const chat = await openedChat(page);
  await chat.say('I had a long week.');
  await expect(chat.own.last()).toContainText('I had a long week.');
  await chat.toHaveLength(3);

  await page.goto(`${address}/admin/jobs`);
  await expect(page.getByText('Mail delivery')).toBeVisible();

  await page.goto(`${address}/chat`);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();

  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
});
