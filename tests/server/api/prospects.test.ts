import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../sandbox/outbox';
import { activationCodes, prospects, signupSources } from '../../../server/db/tables';
import { codeValidMs } from '../../../server/domain/prospects/codes';
import { invite } from '../../../server/domain/prospects/invite';
import { longestIp, longestSource } from '../../../src/api/limits';
import { activateAccount, checkActivationCode, signUp, unsubscribe } from '../../../src/api/prospects';
import { getUserStatus } from '../../../src/api/user';
import { noise } from '../support/noise';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, appOrigin, startApi } from '../support/startApi';

const password = 'Correct horse 1';
let api: Api;

beforeAll(async () => {
  api = await startApi();
  const about = { description: '', createdBy: 'Mette Lund', createdAt: api.clock.now() };
  await api.db.insert(signupSources).values([
    { ...about, source: 'Open', maxAutoSignups: 1000 },
    { ...about, source: 'two', maxAutoSignups: 2 },
    { ...about, source: 'five', maxAutoSignups: 5 },
    { ...about, source: 'closed', maxAutoSignups: 0 },
  ]);
}, openingLimitMs);
afterAll(() => api.close());
afterEach(() => api.clock.reset());

let people = 0;
const newEmail = () => `visitor${++people}@example.com`;

const register = (changes: Partial<{ name: string; email: string; ip: string; source: string }> = {}) =>
  api.send(signUp, undefined, {
    body: { name: 'Ada', email: newEmail(), ip: '203.0.113.7', source: 'Open', ...changes },
  });
const check = (code: unknown) => api.send(checkActivationCode, undefined, { body: { code } });
const activate = (code: unknown, chosen: unknown = password) =>
  api.send(activateAccount, undefined, { body: { code, password: chosen } });
const end = (key: unknown) => api.send(unsubscribe, undefined, { body: { key } });

const rowOf = async (email: string) =>
  (await api.db.select().from(prospects).where(eq(prospects.email, email)))[0];
const outbox = (email: string) => readOutbox(api.db, email);

/** What the two links of the newest mail carry. */
async function linksTo(email: string) {
  const [mail] = await outbox(email);
  const [activation = '', ending = ''] = mail?.links ?? [];
  return {
    code: new URL(activation).searchParams.get('code') ?? '',
    key: new URL(ending).searchParams.get('key') ?? '',
  };
}

async function invited() {
  const email = newEmail();
  await register({ email });
  return { email, ...(await linksTo(email)) };
}

const taken = { status: 400, error: { code: 9001, message: 'This email address is registered already.' } };

describe('a sign-up', () => {
  it('stores who came, from where, and when', async () => {
    const email = newEmail();
    const { status } = await register({
      name: '  Ada Lovelace ',
      email: ` ${email.toUpperCase()} `,
      source: 'x',
    });
    expect(status).toBe(204);
    expect(await rowOf(email)).toMatchObject({
      name: 'Ada Lovelace',
      source: 'x',
      ipAddress: '203.0.113.7',
      createdAt: expect.any(Date),
      firstMailAt: null,
      secondMailAt: null,
      thirdMailAt: null,
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'Please enter your name'],
    ['a name of 101 characters', { name: 'a'.repeat(101) }, 'Your name can be at most 100 characters'],
    ['no e-mail', { email: '' }, 'Please enter a valid email address'],
    ['an e-mail without a dot in its domain', { email: 'ada@example' }, 'Please enter a valid email address'],
    ['two addresses', { email: 'a@b.cd@e.fg' }, 'Please enter a valid email address'],
    [
      'an e-mail of 255 characters',
      { email: `${'a'.repeat(243)}@example.com` },
      'Your email address can be at most 254 characters',
    ],
  ])('is refused with %s', async (_what, changes, message) => {
    expect(await register(changes)).toMatchObject({ status: 400, error: { message } });
  });

  it('takes odd characters, and shows them as text in the mail', async () => {
    const email = `o'brien+tag_${newEmail()}`;
    const { status } = await register({ email, name: '<b>Ærø & "Zoë" 🌱</b>' });
    expect(status).toBe(204);
    const [mail] = await outbox(email);
    expect(mail?.text).toContain('Dear <b>Ærø & "Zoë" 🌱</b>,');
    expect(mail?.html).toContain('Dear &lt;b&gt;Ærø &amp; &quot;Zoë&quot; 🌱&lt;/b&gt;,');
  });

  it('takes any text as ip and as source', async () => {
    const email = newEmail();
    await register({ email, ip: 'unknown', source: "'; drop table prospects; --" });
    expect(await rowOf(email)).toMatchObject({ ipAddress: 'unknown', source: "'; drop table prospects; --" });
  });

  it('keeps the beginning of an endless ip and source: nobody typed them', async () => {
    const email = newEmail();
    expect((await register({ email, ip: noise(12_000), source: noise(12_000) })).status).toBe(204);
    const { ipAddress, source } = (await rowOf(email)) ?? {};
    expect([ipAddress?.length, source?.length]).toEqual([longestIp, longestSource]);
  });
});

describe('the invitation', () => {
  it('is sent at once while a known source has room, without regard to the case of its name', async () => {
    const email = newEmail();
    await register({ email, source: 'oPEN' });
    const [mail, ...others] = await outbox(email);
    expect(others).toEqual([]);
    expect(mail?.links).toEqual([
      expect.stringMatching(new RegExp(`^${appOrigin}/activate\\?code=[\\w-]{32}$`)),
      expect.stringMatching(new RegExp(`^${appOrigin}/unsubscribe\\?key=[\\w-]{32}$`)),
    ]);
    for (const link of mail?.links ?? []) expect(mail?.html).toContain(`href="${link}"`);
    expect((await rowOf(email))?.firstMailAt).toEqual(expect.any(Date));
  });

  it.each(['closed', 'nowhere', 'unknown'])('is not sent at once to who comes from %s', async (source) => {
    const email = newEmail();
    expect((await register({ email, source })).status).toBe(204);
    expect(await outbox(email)).toEqual([]);
    expect((await rowOf(email))?.firstMailAt).toBeNull();
  });

  it('goes to the first of a source only, up to its limit', async () => {
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await register({ email, source: 'two' });
    const sent = await Promise.all(emails.map(outbox));
    expect(sent.map((mails) => mails.length)).toEqual([1, 1, 0]);
  });

  it('never goes to more than the limit, however many come at once', async () => {
    const emails = Array.from({ length: 12 }, newEmail);
    await Promise.all(emails.map((email) => register({ email, source: 'five' })));
    const sent = await Promise.all(emails.map(outbox));
    expect(sent.flat()).toHaveLength(5);
  });

  it('can be sent by others, to who waits for it', async () => {
    const email = newEmail();
    await register({ email, source: 'closed' });
    const waiting = await rowOf(email);
    if (!waiting) throw new Error('Nobody waits');
    await invite(api.db, { clock: api.clock, mailer: api.mailer, appOrigin }, waiting);
    expect((await rowOf(email))?.firstMailAt).toEqual(expect.any(Date));
    expect((await check((await linksTo(email)).code)).status).toBe(200);
  });
});

describe('signing up again', () => {
  it('is refused with 9001 while the person waits for an invitation', async () => {
    const email = newEmail();
    await register({ email, source: 'closed' });
    expect(await register({ email: email.toUpperCase() })).toMatchObject(taken);
    expect(await outbox(email)).toEqual([]);
  });

  it('is refused with 9001 while the code is valid', async () => {
    const { email } = await invited();
    expect(await register({ email })).toMatchObject(taken);
    expect(await outbox(email)).toHaveLength(1);
  });

  it('is refused with 9001 to who has an account', async () => {
    const { email, code } = await invited();
    expect((await activate(code)).status).toBe(204);
    expect(await register({ email })).toMatchObject(taken);
    api.clock.advance(2 * codeValidMs);
    expect(await register({ email })).toMatchObject(taken);
  });

  it('with an expired code brings a new one, and the old one stays expired', async () => {
    const { email, code, key } = await invited();
    api.clock.advance(codeValidMs);
    expect((await register({ email, name: 'Ada Byron', source: 'oPen' })).status).toBe(204);
    expect(await outbox(email)).toHaveLength(2);
    expect(await rowOf(email)).toMatchObject({
      name: 'Ada Byron',
      source: 'oPen',
    });
    const [row, before] = [await rowOf(email), new Date(api.clock.now().getTime() - codeValidMs / 2)];
    expect(row?.firstMailAt?.getTime()).toBeGreaterThan(before.getTime());
    const renewed = await linksTo(email);
    expect(renewed.code).not.toBe(code);
    expect((await check(renewed.code)).status).toBe(200);
    expect((await check(code)).status).toBe(400);
    expect((await end(key)).status).toBe(204);
  });

  it('with an expired code from a source without room waits for an invitation', async () => {
    const { email } = await invited();
    api.clock.advance(codeValidMs);
    expect((await register({ email, source: 'closed' })).status).toBe(204);
    expect(await outbox(email)).toHaveLength(1);
    expect((await rowOf(email))?.firstMailAt).toBeNull();
    expect(await register({ email, source: 'closed' })).toMatchObject(taken);
  });

  it('after unsubscribing makes a waiting person a prospect again', async () => {
    const email = newEmail();
    await register({ email, source: 'closed' });
    await end((await rowOf(email))?.unsubscribeKey);
    expect((await rowOf(email))?.unsubscribedAt).toEqual(expect.any(Date));
    expect((await register({ email })).status).toBe(204);
    expect((await rowOf(email))?.unsubscribedAt).toBeNull();
    expect(await outbox(email)).toHaveLength(1);
  });

  it('of one e-mail at the same time makes one prospect, with one mail', async () => {
    const email = newEmail();
    const replies = await Promise.all(Array.from({ length: 8 }, () => register({ email })));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400, 400, 400]);
    expect(await outbox(email)).toHaveLength(1);
  });
});

describe('unsubscribing', () => {
  it('works, and works again', async () => {
    const { email, key } = await invited();
    expect((await end(key)).status).toBe(204);
    const since = (await rowOf(email))?.unsubscribedAt;
    expect(since).toEqual(expect.any(Date));
    api.clock.advance(60_000);
    expect((await end(key)).status).toBe(204);
    expect((await rowOf(email))?.unsubscribedAt).toEqual(since);
  });

  it('works by the one click of a mail program, which is asked for nothing but the address', async () => {
    const { email, key } = await invited();
    const click = (of: string | null, method: string) =>
      api.app.request(`http://api.test/mail/unsubscribe/${of}`, {
        method,
        ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
      });
    const opened = await click(key, 'GET');
    expect([opened.status, opened.headers.get('Location')]).toEqual([
      303,
      `${appOrigin}/unsubscribe?key=${key}`,
    ]);
    expect((await rowOf(email))?.unsubscribedAt, 'not by being looked at').toBeNull();
    expect((await click(key, 'POST')).status).toBe(200);
    expect((await rowOf(email))?.unsubscribedAt).toEqual(expect.any(Date));
    expect((await click('nobodys', 'POST')).status).toBe(400);
  });

  it.each([
    ['an unknown key', 'nobodys'],
    ['an empty key', ''],
    ['no text', 7],
  ])('is refused with 400 for %s', async (_what, key) => {
    expect((await end(key)).status).toBe(400);
  });
});

describe('an activation code', () => {
  it('is valid for seven days, and says for whom', async () => {
    const { code, email } = await invited();
    expect(await check(code)).toMatchObject({ status: 200, data: { email } });
    api.clock.advance(codeValidMs - 60_000);
    expect((await check(code)).status).toBe(200);
    api.clock.advance(60_000);
    expect(await check(code)).toMatchObject({ status: 400, error: { message: 'The link has expired.' } });
    expect(await activate(code)).toMatchObject({ status: 400, error: { message: 'The link has expired.' } });
  });

  it('makes an account that can sign in, as an app user with the name of the sign-up', async () => {
    const { email, code } = await invited();
    expect((await activate(code)).status).toBe(204);
    expect(await api.provider.signIn(email, password)).toMatchObject({
      email,
      name: 'Ada',
      roles: ['AppUser'],
      permissions: [],
    });
    expect(await rowOf(email)).toMatchObject({
      activatedAt: expect.any(Date),
      userId: (await api.provider.findByEmail(email))?.id,
    });
  });

  it('works once, even when it is used several times at once', async () => {
    const { email, code } = await invited();
    const replies = await Promise.all(Array.from({ length: 4 }, () => activate(code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400]);
    expect(await check(code)).toMatchObject({
      status: 400,
      error: { message: 'The link has been used already.' },
    });
    expect((await activate(code, 'Another password')).status).toBe(400);
    expect(await api.provider.signIn(email, password)).not.toBeNull();
  });

  it('takes the other codes of the person with it', async () => {
    const { email, code } = await invited();
    const prospect = await rowOf(email);
    if (!prospect) throw new Error('Nobody was invited');
    await invite(api.db, { clock: api.clock, mailer: api.mailer, appOrigin }, prospect);
    await activate((await linksTo(email)).code);
    expect((await check(code)).status).toBe(400);
  });

  it.each([
    ['nobodys', 404],
    ['', 404],
    [7, 400],
  ])('of %j is answered %i', async (code, status) => {
    expect((await check(code)).status).toBe(status);
    expect((await activate(code)).status).toBe(status);
  });

  it('is not used up by a password that is too short', async () => {
    const { code } = await invited();
    expect(await activate(code, 'ninechars')).toMatchObject({
      status: 400,
      error: { message: 'Password must be longer than 10 characters' },
    });
    expect((await activate(code, 'tencharsss')).status).toBe(204);
  });

  it('is of no use to somebody who has an account meanwhile', async () => {
    const { email, code } = await invited();
    await api.provider.create({ email, name: 'Ada', password, roles: [], permissions: [] });
    expect(await activate(code)).toMatchObject({
      status: 400,
      error: { message: 'There is an account with this email address already.' },
    });
  });

  it('goes with its prospect', async () => {
    const { email, code } = await invited();
    await api.db.delete(prospects).where(eq(prospects.email, email));
    expect((await check(code)).status).toBe(404);
    expect(await api.db.select().from(activationCodes).where(eq(activationCodes.code, code))).toEqual([]);
  });
});

it('asks nobody for a token', async () => {
  const { code } = await invited();
  const refused = await api.send(getUserStatus);
  expect(refused.status).toBe(401);
  expect((await check(code)).status).toBe(200);
});
