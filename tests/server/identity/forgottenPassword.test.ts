import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/database';
import { limits } from '../../../server/db/tables';
import { hostedLimits } from '../../../server/limits/limits';
import type { Mail, Mailer } from '../../../server/mail/mailer';
import { openBrowser } from '../../sandbox/support/browser';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';
import { openServer } from '../support/openServer';

const sent: Mail[] = [];
const mailer: Mailer = {
  isOpen: true,
  send: async (_db, mail) => {
    sent.push(mail);
  },
  withdraw: async () => {},
  forget: async () => {},
};

let database: Database;
let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  database = await borrowDatabase();
  server = await openServer(database, {
    mailer,
    limits: {
      ...hostedLimits,
      passwordMail: { times: 4, seconds: 3600 },
      passwordMailTo: { times: 2, seconds: 3600 },
    },
  });
}, openingLimitMs);
afterAll(async () => {
  await server.close();
  await database.close();
});
afterEach(async () => {
  sent.length = 0;
  await database.db.delete(limits);
});

/** Asks for a link, and gives the page that is shown then. */
async function ask(email: string) {
  const response = await fetch(`${server.url}/forgot-password`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
  });
  return { status: response.status, text: await response.text() };
}

const linkIn = ({ text }: Mail) => /http:\S+set-password\S+/.exec(text)?.[0] ?? '';
const lastMail = () => vi.waitFor(() => sent.at(-1) ?? expect.fail('No mail was sent'));

describe('somebody who has forgotten the password', () => {
  it('comes to a link from the login page, and sets a new one by it', async () => {
    const person = await server.person();
    const browser = openBrowser(server);
    const login = (await browser.authorize()).end as Response;
    expect(await login.clone().text()).toContain('<a href="/forgot-password">Forgot your password?</a>');

    expect((await ask(` ${person.email.toUpperCase()}`)).text).toContain('a mail with a link is on its way');
    const mail = await lastMail();
    expect([mail.to, mail.subject]).toEqual([person.email, 'A new password for Hearken']);
    const link = linkIn(mail);
    expect(mail.html).toContain(`href="${link}"`);

    const password = 'a password that is new';
    const code = new URL(link).searchParams.get('code') ?? '';
    const body = new URLSearchParams({ code, password, repeated: password });
    const set = await fetch(`${server.url}/set-password`, { method: 'POST', body });
    expect(await set.text()).toContain('Your password is set');
    expect(await browser.submit(login, { ...person, password })).toBeInstanceOf(URL);
    expect(await (await fetch(link)).text()).toMatch(
      /This link has been used already[\s\S]*href="\/forgot-password">Have a new one sent<\/a>/,
    );
  });

  it('is told the same where nobody has the address, and nothing is sent', async () => {
    const known = await ask((await server.person()).email);
    await lastMail();
    expect(await ask('nobody@example.com')).toEqual(known);
    expect(sent).toHaveLength(1);
  });

  it('gets a few mails at most, and nobody learns from the page that there are no more', async () => {
    const { email } = await server.person();
    const first = await ask(email);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await ask(email);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(await ask(email)).toEqual(first);
    // What follows is sent: the one before was not merely late.
    await ask((await server.person()).email);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ to }) => to).slice(0, 2)).toEqual([email, email]);
    expect(sent[2]?.to).not.toBe(email);
  });

  it('is held up who asks for one after the other', async () => {
    for (let index = 0; index < 4; index++) await ask('nobody@example.com');
    const { status, text } = await ask('nobody@example.com');
    expect(status).toBe(429);
    expect(text).toMatch(/role="alert"[\s\S]+There were too many requests/);
    expect(text).toContain('value="nobody@example.com"');
  });
});

it('nobody is offered a mail that would not go out', async () => {
  const closed = await openServer(database);
  const login = (await openBrowser(closed).authorize()).end as Response;
  expect(await login.text()).not.toContain('Forgot your password?');
  expect((await fetch(`${closed.url}/forgot-password`)).status).toBe(404);
  await closed.close();
});
