import type { Locator, Page, Request } from '@playwright/test';
import { answer, holdBack } from './support/answers';
import { expectNoAxeViolations } from './support/axe';
import { failedCall, isCall } from './support/chat';
import { expect, test } from './support/test';
import { fullSource, mailedLinks, newEmail, openSource, refused, signupOn } from './support/visitors';

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
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...refused);
  const email = `o'hara+test.${newEmail()}`;
  const name = 'Zoë <b>"Ærø"</b> 🌱';
  const sent = watchSignups(page);
  const lookUp = page.waitForRequest((request) => isLookUp(new URL(request.url())));
  const form = await open(page);

  await test.step('once, however often the button is pressed', async () => {
    await expectNoAxeViolations(page);
    await form.fillIn(` ${email} `);
    await form.name.fill(name);
    // Else the thanks might come between the presses, and the second would take the focus off them.
    const letThrough = await holdBack(page, `**${path}`);
    await form.button.dblclick();
    letThrough();
    await expect(form.thanks).toBeFocused();
    await expect(page.getByRole('main')).toContainText(email);
    await expectNoAxeViolations(page);
    expect(sent.map((request) => request.postDataJSON())).toEqual([
      { name, email, ip: '203.0.113.7', source: openSource },
    ]);
  });

  await test.step('with nothing that names the visitor beside the form', async () => {
    for (const request of [...sent, await lookUp]) {
      const headers = await request.allHeaders();
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
  });

  await test.step('the mail, with odd characters as they are', async () => {
    const [mail, ...more] = await sandbox.outbox(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your place at Hearken is ready');
    expect(mail?.text).toContain(`Dear ${name},`);
    expect(await mailedLinks(sandbox, email)).toEqual({
      activation: expect.stringMatching(/^\/activate\?code=[\w-]+$/),
      unsubscription: expect.stringMatching(/^\/unsubscribe\?key=[\w-]+$/),
    });
  });

  await test.step('whoever has signed up, or has an account, is registered already', async () => {
    await page.reload();
    await expect(form.name, 'what was typed has been accepted').toHaveValue('');
    await form.fillIn(email.toUpperCase());
    await form.button.click();
    await expect(form.registered).toBeVisible();
    await page.getByRole('button', { name: 'Use another e-mail address' }).click();
    await form.email.fill(account.email);
    await form.button.click();
    await expect(form.registered).toBeVisible();
  });
});

test('who comes from a full source is thanked, but not invited at once; signing up again is not needed', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...refused);
  const email = newEmail();
  const form = await open(page, `/signup?source=${fullSource}`);
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
  await expect(form.email, 'whoever comes back wants another one').toHaveValue('');
  await form.email.fill(newEmail());
  await form.button.click();
  await expect(form.thanks).toBeVisible();
});

test('signing up needs nothing but the keyboard, and no source', async ({ page, sandbox }) => {
  const email = newEmail();
  const sent = watchSignups(page);
  const form = await open(page, '/signup');
  const terms = page.getByRole('button', { name: 'Read the terms' });
  const tabTo = async (target: Locator) => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };

  await test.step('what is missing is said at its field and above the form, and nothing is sent', async () => {
    await form.button.press('Enter');
    await expect(page.getByRole('region', { name: 'There are 3 things to put right' })).toBeFocused();
    await tabTo(page.getByRole('link', { name: 'Please enter your name' }));
    await page.keyboard.press('Enter');
    await expect(form.name).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await expect(form.name).toHaveAccessibleDescription('Please enter your name');
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(form.terms).toHaveAccessibleDescription('Please accept the terms and conditions');
    await expectNoAxeViolations(page);
    expect(sent).toEqual([]);
  });

  await test.step('the form is filled in', async () => {
    await page.getByRole('link', { name: 'Hearken' }).focus();
    await tabTo(page.getByRole('link', { name: 'Log in' }));
    for (const missing of ['your name', 'a valid email', 'accept the terms']) {
      await tabTo(page.getByRole('link', { name: missing }));
    }
    await tabTo(form.name);
    await page.keyboard.type('Ada');
    await tabTo(form.email);
    await page.keyboard.type(email);
    await tabTo(form.terms);
    await page.keyboard.press('Space');
  });

  await test.step('the terms can be read', async () => {
    await tabTo(terms);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
    await expect(dialog.getByRole('heading', { name: 'Who can sign up' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(terms).toBeFocused();
  });

  await test.step('without a source the sign-up says unknown, and waits for an invitation', async () => {
    await tabTo(form.button);
    await page.keyboard.press('Enter');
    await expect(form.thanks).toBeFocused();
    expect(sent.map((request) => request.postDataJSON())).toEqual([
      expect.objectContaining({ name: 'Ada', email, source: 'unknown' }),
    ]);
    expect(await sandbox.outbox(email)).toEqual([]);
  });
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

test('what the server refuses is told, and the next try works', async ({ page, allowConsole }) => {
  allowConsole(...failedCall);
  const form = await open(page);
  await form.fillIn(newEmail());

  await test.step('in its own words, at the field that it concerns as well', async () => {
    const message = 'We cannot write to this e-mail address.';
    const restore = await answer(page, 'POST', path, { status: 400, body: { message } });
    await form.button.click();
    await expect(toast(page)).toContainText(message);
    await expect(form.email).toHaveAccessibleDescription(message);
    await expect(form.email).toBeFocused();
    await restore();
    await form.email.fill(newEmail());
    await expect(form.email).not.toHaveAccessibleDescription(message);
  });

  await test.step('after a failure everything is still there', async () => {
    const restore = await answer(page, 'POST', path, { status: 500, body: { message: 'Boom' } });
    const email = await form.email.inputValue();
    await form.button.click();
    await expect(
      toast(page).filter({ hasText: 'Sorry, we could not connect to the server. Please try again later.' }),
    ).toBeVisible();
    await expect(page.getByText('Boom')).toHaveCount(0);
    await expect(form.email).toHaveValue(email);
    await restore();
    await form.button.click();
    await expect(form.thanks).toBeVisible();
  });
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
