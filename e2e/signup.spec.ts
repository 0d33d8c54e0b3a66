import type { Locator, Page, Request } from '@playwright/test';
import { answer } from './support/answers';
import { expectNoAxeViolations } from './support/axe';
import { failedCall, isCall } from './support/chat';
import { expect, test } from './support/test';
import {
  fullSource,
  mailedLinks,
  newEmail,
  openSource,
  refused,
  signupOn,
  waitingSource,
} from './support/visitors';

const path = '/api/public/prospect/signup';
const isLookUp = ({ pathname }: URL) => pathname === '/ip';
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

async function open(page: Page, address = `/signup?source=${openSource}`) {
  await page.goto(address);
  const form = signupOn(page);
  await expect(form.button).toBeVisible();
  return form;
}

/** The sign-ups that a page sends from now on. */
function watchSignups(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (isCall('POST', path)(request)) sent.push(request);
  });
  return sent;
}

test('a visitor signs up, is thanked, and finds the invitation in the mail', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...refused);
  const email = newEmail();
  const sent = watchSignups(page);
  const lookUp = page.waitForRequest((request) => isLookUp(new URL(request.url())));
  const form = await open(page);
  await expectNoAxeViolations(page);
  await form.fillIn(` ${email} `);
  await form.button.click();
  await expect(form.thanks).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);
  await expectNoAxeViolations(page);

  expect(sent.map((request) => request.postDataJSON())).toEqual([
    { name: 'Ada', email, ip: '203.0.113.7', source: openSource },
  ]);
  for (const request of [...sent, await lookUp]) {
    const headers = await request.allHeaders();
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  }
  const [mail, ...more] = await sandbox.outbox(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your place at Hearken is ready');
  expect(mail?.text).toContain('Dear Ada,');
  expect(await mailedLinks(sandbox, email)).toEqual({
    activation: expect.stringMatching(/^\/activate\?code=[\w-]+$/),
    unsubscription: expect.stringMatching(/^\/unsubscribe\?key=[\w-]+$/),
  });

  await page.reload();
  await expect(form.name, 'what was typed has been accepted').toHaveValue('');
  await form.fillIn(email.toUpperCase());
  await form.button.click();
  await expect(form.registered, 'the server knows it').toBeVisible();
});

test('without a source the sign-up says unknown, and waits for an invitation', async ({ page, sandbox }) => {
  const email = newEmail();
  const sent = watchSignups(page);
  const form = await open(page, '/signup');
  await form.fillIn(email);
  await form.email.press('Enter');
  await expect(form.thanks).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({ source: 'unknown' });
  expect(await sandbox.outbox(email)).toEqual([]);
});

for (const source of [fullSource, waitingSource]) {
  test(`who comes from ${source} is thanked, but not invited at once; signing up again is not needed`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(...refused);
    const email = newEmail();
    const form = await open(page, `/signup?source=${source}`);
    await form.fillIn(email);
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    expect(await sandbox.outbox(email)).toEqual([]);

    await open(page);
    await form.fillIn(email);
    await form.button.click();
    await expect(form.registered).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Updates are coming');
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^mailto:/);
    await expect(toast(page)).toHaveCount(0);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Use another e-mail address' }).click();
    await expect(form.email).toHaveValue(email);
    await form.email.fill(newEmail());
    await form.button.click();
    await expect(form.thanks).toBeVisible();
  });
}

test('whoever has an account is registered already', async ({ page, account, allowConsole }) => {
  allowConsole(...refused);
  const form = await open(page);
  await form.fillIn(account.email);
  await form.button.click();
  await expect(form.registered).toBeVisible();
});

test('what is missing is said at its field, and nothing is sent', async ({ page }) => {
  const sent = watchSignups(page);
  const form = await open(page);
  await form.button.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription('Please enter your name');
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(form.terms).toHaveAccessibleDescription('Please accept the terms and conditions');
  await expectNoAxeViolations(page);

  await form.name.fill('Ada');
  await form.email.fill('ada@example');
  await form.terms.check();
  await form.button.click();
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
  expect(sent).toEqual([]);
});

test('the terms can be read, by keyboard as well', async ({ page }) => {
  await open(page);
  const opener = page.getByRole('button', { name: 'Read the terms' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(dialog.getByRole('heading', { name: 'Who can sign up' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('signing up needs nothing but the keyboard', async ({ page, sandbox }) => {
  const email = newEmail();
  const form = await open(page);
  const tabTo = async (target: Locator) => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await page.getByRole('link', { name: 'Hearken' }).focus();
  await tabTo(form.name);
  await page.keyboard.type('Ada');
  await tabTo(form.email);
  await page.keyboard.type(email);
  await tabTo(form.terms);
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Read the terms' }));
  await tabTo(form.button);
  await page.keyboard.press('Enter');
  await expect(form.thanks).toBeFocused();
  expect(await sandbox.outbox(email)).toHaveLength(1);
});

test('several presses sign up once', async ({ page, sandbox }) => {
  const email = newEmail();
  const sent = watchSignups(page);
  const form = await open(page);
  await form.fillIn(email);
  await form.button.dblclick();
  await expect(form.thanks).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await sandbox.outbox(email)).toHaveLength(1);
});

test('a look-up of the address that fails does not keep anybody out', async ({ page, allowConsole }) => {
  allowConsole(...refused);
  const sent = watchSignups(page);
  await page.route(isLookUp, (route) => route.abort('connectionrefused'));
  const form = await open(page);
  await form.fillIn(newEmail());
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({ ip: 'unknown' });
});

test('a look-up of the address that hangs is given up after five seconds', async ({ page }) => {
  const sent = watchSignups(page);
  await page.route(isLookUp, () => undefined);
  const form = await open(page);
  await form.fillIn(newEmail());
  const asked = page.waitForRequest((request) => isLookUp(new URL(request.url())));
  await form.button.click();
  await asked;
  const since = Date.now();
  await expect(form.button).toHaveAttribute('aria-busy', 'true');
  await expect(form.thanks).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({ ip: 'unknown' });
  expect(Date.now() - since).toBeGreaterThan(4_500);
});

test('what is typed survives a reload and a lost connection, and is asked about before it is left', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const email = newEmail();
  const form = await open(page);
  await form.fillIn(email);
  // The draft is written a moment later, or when the page goes.
  await page.reload();
  await expect(form.name).toHaveValue('Ada');
  await expect(form.email).toHaveValue(email);

  const restore = await answer(page, 'POST', path, 'no connection');
  await form.button.click();
  await page.waitForURL('/noservice');
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(`/signup?source=${openSource}`);
  await expect(form.email).toHaveValue(email);
  await expect(form.terms).toBeChecked();

  await page.getByRole('link', { name: 'Hearken' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a refusal is told in the server’s words, at the field that it concerns as well', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const message = 'We cannot write to this e-mail address.';
  const form = await open(page);
  await form.fillIn(newEmail());
  const restore = await answer(page, 'POST', path, { status: 400, body: { message } });
  await form.button.click();
  await expect(toast(page)).toContainText(message);
  await expect(form.email).toHaveAccessibleDescription(message);
  await expect(form.email).toBeFocused();
  await restore();
  await form.email.fill(newEmail());
  await expect(form.email).not.toHaveAccessibleDescription(message);
  await form.button.click();
  await expect(form.thanks).toBeVisible();
});

test('after a failure everything is still there, and the next try works', async ({ page, allowConsole }) => {
  allowConsole(...failedCall);
  const email = newEmail();
  const form = await open(page);
  await form.fillIn(email);
  const restore = await answer(page, 'POST', path, { status: 500, body: { message: 'Boom' } });
  await form.button.click();
  await expect(toast(page)).toContainText(
    'Sorry, we could not connect to the server. Please try again later.',
  );
  await expect(page.getByText('Boom')).toHaveCount(0);
  await expect(form.email).toHaveValue(email);
  await restore();
  await form.button.click();
  await expect(form.thanks).toBeVisible();
});

test('odd characters arrive as they are', async ({ page, sandbox }) => {
  const email = `o'hara+test.${newEmail()}`;
  const form = await open(page);
  await form.fillIn(email);
  await form.name.fill('Zoë <b>"Ærø"</b> 🌱');
  await form.button.click();
  await expect(page.getByRole('main')).toContainText(email);
  const [mail] = await sandbox.outbox(email);
  expect(mail?.text).toContain('Dear Zoë <b>"Ærø"</b> 🌱,');
});

test('the public forms load neither the sign-in nor the chat, and ask no provider', async ({ page }) => {
  for (const address of ['/signup', '/unsubscribe', '/activate']) {
    await test.step(address, async () => {
      const asked: URL[] = [];
      const note = (request: Request) => asked.push(new URL(request.url()));
      page.on('request', note);
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      page.off('request', note);
      const { origin } = new URL(page.url());
      expect(asked.filter((url) => url.origin !== origin).map(String)).toEqual([]);
      const scripts = asked.map(({ pathname }) => pathname).filter((file) => file.endsWith('.js'));
      expect(scripts.filter((file) => /Auth0|auth0|Chat|Shell|admin/i.test(file))).toEqual([]);
    });
  }
});
