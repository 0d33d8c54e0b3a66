import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cheapCost } from '../../../sandbox/cheapCost';
import { createClock } from '../../../sandbox/clock';
import type { Database } from '../../../server/db/database';
import { auditEntries, prospects, users } from '../../../server/db/tables';
import { accountCommand } from '../../../server/hosting/accountCommand';
import { linkValidHours } from '../../../server/identity/passwordLinks';
import { openBrowser } from '../../sandbox/support/browser';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';
import { openServer } from '../support/openServer';

const clock = createClock();
let database: Database;
let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  database = await borrowDatabase();
  server = await openServer(database, { clock });
}, openingLimitMs);
afterAll(async () => {
  await server.close();
  await database.close();
});

const command = (...words: string[]) =>
  accountCommand(words, { db: database.db, clock, publicUrl: server.url, passwordCost: cheapCost });
const linkIn = (said: string) => said.split('\n').at(-1) ?? '';

let people = 0;
/** Makes somebody by the command. */
async function create(...words: string[]) {
  const email = `person${++people}@example.org`;
  return { email, link: linkIn(await command('create', email, '--name', 'Ada Berg', ...words)) };
}

const send = (link: string, password: string, repeated = password) => {
  const code = new URL(link).searchParams.get('code') ?? '';
  return fetch(`${server.url}/set-password`, {
    method: 'POST',
    body: new URLSearchParams({ code, password, repeated }),
    redirect: 'manual',
  });
};

/** Whether the login form takes these. */
async function canSignIn(email: string, password: string) {
  const browser = openBrowser(server);
  const { end } = await browser.authorize();
  return (await browser.submit(end as Response, { email, password })) instanceof URL;
}

describe('npm run account', () => {
  it('makes an account that nobody can sign in to until its password is set by the link', async () => {
    const { email, link } = await create('--permissions', 'all');
    expect(await canSignIn(email, '')).toBe(false);
    const page = await (await fetch(link)).text();
    expect(page).toContain(email);
    const done = await send(link, 'a password of mine');
    expect(done.status).toBe(303);
    expect(await (await fetch(new URL(done.headers.get('Location') ?? '', link))).text()).toContain(
      'Your password is set',
    );
    expect(await canSignIn(email, 'a password of mine')).toBe(true);
    expect(await command('list')).toContain(`${email}: roles AppUser; permissions all`);
  });

  it('changes the rights of an account', async () => {
    const { email } = await create('--roles', 'AppUser, Employee', '--permissions', 'read:admin,edit:users');
    expect(await command('roles', email.toUpperCase(), '--roles', '')).toBe(
      `Ada Berg, ${email}: roles none; permissions read:admin, edit:users`,
    );
    expect(await command('roles', email, '--permissions', 'all')).toMatch(/roles none; permissions all$/);
  });

  it.each([
    [['create', 'no-address', '--name', 'Ada'], "'no-address' is not an e-mail address."],
    [['create', 'a@example.org'], '--name NAME'],
    [
      ['create', 'a@example.org', '--name', 'Ada', '--permissions', 'read:minds'],
      "no permission 'read:minds'",
    ],
    [
      ['roles', 'nobody@example.org', '--roles', 'AppUser'],
      "no account with the address 'nobody@example.org'",
    ],
    [['link', 'nobody@example.org'], 'no account'],
    [['create', 'a@example.org', '--nmae', 'Ada'], '--nmae'],
    [[], 'npm run account -- create EMAIL'],
    [['create'], 'npm run account -- create EMAIL'],
    [['link'], 'npm run account -- link EMAIL'],
  ])('says what is wrong with %j', async (words, message) => {
    await expect(command(...words)).rejects.toThrow(message);
  });

  it('takes the last line away of whoever has been removed, and leaves alone who has come again', async () => {
    const { db } = database;
    const was = { email: 'Gone@example.org', name: 'Ottoline Wren', createdAt: clock.now() };
    await db.insert(users).values([
      { ...was, id: 'auth0|gone', deletedAt: clock.now() },
      { ...was, id: 'auth0|again' },
    ]);
    await db.insert(prospects).values({
      ...{ name: was.name, email: 'gone@example.org', source: '', ipAddress: '', unsubscribeKey: 'k' },
      ...{ userId: 'auth0|again', createdAt: clock.now() },
    });
    expect(await command('erase', 'gone@example.org')).toContain('Nothing tells of gone@example.org');
    const left = await db.select({ id: users.id }).from(users).where(eq(users.name, was.name));
    expect(left).toEqual([{ id: 'auth0|again' }]);
    expect(await db.select().from(prospects)).toHaveLength(1);
    const [entry] = await db.select().from(auditEntries);
    expect(entry).toMatchObject({ action: 'erased', actorName: 'Operator', subject: 'A removed user' });
    await expect(command('erase', 'gone@example.org')).rejects.toThrow('in the list of users');
  });

  it('makes nobody twice', async () => {
    const { email } = await create();
    await expect(command('create', email, '--name', 'Ada')).rejects.toThrow('has an account already');
  });
});

describe('a link to set a password', () => {
  const password = 'a password of mine';

  it('works once, however many come at the same moment', async () => {
    const { email, link } = await create();
    const passwords = Array.from({ length: 8 }, (_, index) => `${password} ${index}`);
    const replies = await Promise.all(passwords.map((each) => send(link, each)));
    const taken = replies
      .map(({ status }, index) => (status === 303 ? passwords[index] : ''))
      .filter(Boolean);
    expect(taken).toHaveLength(1);
    expect(await canSignIn(email, taken[0] ?? '')).toBe(true);
    expect(await (await fetch(link)).text()).toContain('This link has been used already');
  });

  it('keeps what is typed out where it is no password, and works after that', async () => {
    const { link } = await create();
    const short = await send(link, 'short');
    expect([short.status, await short.text()]).toEqual([
      400,
      expect.stringContaining('longer than 10 characters'),
    ]);
    const different = await send(link, password, 'another password');
    expect(await different.text()).toContain('The two passwords are not the same.');
    expect((await send(link, password)).status).toBe(303);
  });

  it('ends with its time, and when a newer one is made', async () => {
    const { email, link } = await create();
    const newer = linkIn(await command('link', email));
    expect([(await send(link, password)).status, (await fetch(link)).status]).toEqual([404, 404]);
    clock.advance(linkValidHours * 60 * 60 * 1000);
    const late = await send(newer, password);
    clock.reset();
    expect([late.status, await late.text()]).toEqual([400, expect.stringContaining('This link has expired')]);
    expect(await canSignIn(email, password)).toBe(false);
  });
});
