import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../../sandbox/outbox';
import { prospects } from '../../../../server/db/tables';
import { inviteProspect, listProspects, removeProspect } from '../../../../src/api/admin/prospects';
import { activateAccount, checkActivationCode, signUp, unsubscribe } from '../../../../src/api/prospects';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ permissions: ['read:admin', 'edit:prospects'] });
}, openingLimitMs);
afterAll(() => api.close());

const list = async () => (await api.send(listProspects, staff)).data;
const find = async (email: string) => (await list()).find((prospect) => prospect.email === email);
const invite = (id: number) => api.send(inviteProspect, staff, { params: { id } });
const remove = (id: number) => api.send(removeProspect, staff, { params: { id } });
const noSuchProspect = { status: 404, error: { message: 'There is no such prospect.' } };

let people = 0;
/** Somebody who signs up by a link that invites nobody. */
async function newcomer() {
  const email = `newcomer${++people}@example.com`;
  await api.send(signUp, undefined, { body: { name: 'Ada', email, ip: '203.0.113.7', source: 'nowhere' } });
  return { email, id: (await find(email))?.id ?? 0 };
}
const codeTo = async (email: string) => {
  const [mail] = await readOutbox(api.db, email);
  return new URL(mail?.links[0] ?? '').searchParams.get('code') ?? '';
};

describe('the prospects', () => {
  it('are listed with what was sent to them, the newest first', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    const [newest, next] = await list();
    expect([newest?.id, next?.id]).toEqual([second.id, first.id]);
    expect(newest).toEqual({
      id: second.id,
      name: 'Ada',
      email: second.email,
      createdAt: expect.any(String),
      source: 'nowhere',
      firstMail: null,
      secondMail: null,
      thirdMail: null,
    });
  });
});

describe('an invitation', () => {
  it('brings a mail whose link makes an account, and its date', async () => {
    const { id, email } = await newcomer();
    expect((await invite(id)).status).toBe(204);
    expect((await find(email))?.firstMail).not.toBeNull();
    const code = await codeTo(email);
    expect((await api.send(checkActivationCode, undefined, { body: { code } })).status).toBe(200);
    const body = { code, password: 'Correct horse 1' };
    expect((await api.send(activateAccount, undefined, { body })).status).toBe(204);
    expect(await api.provider.findByEmail(email)).toMatchObject({ name: 'Ada', roles: ['AppUser'] });
  });

  it('goes out once, even to two colleagues at the same time', async () => {
    const { id, email } = await newcomer();
    const replies = await Promise.all([invite(id), invite(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(await invite(id)).toMatchObject({
      status: 400,
      error: { message: 'Ada has been invited already.' },
    });
    expect(await readOutbox(api.db, email)).toHaveLength(1);
  });

  it('is not sent to who has unsubscribed, nor to nobody', async () => {
    const { id, email } = await newcomer();
    const [row] = await api.db.select().from(prospects).where(eq(prospects.id, id));
    await api.send(unsubscribe, undefined, { body: { key: row?.unsubscribeKey } });
    expect(await invite(id)).toMatchObject({
      status: 400,
      error: { message: 'Ada has unsubscribed and gets no more mails.' },
    });
    expect(await readOutbox(api.db, email)).toEqual([]);
    expect(await invite(999_999)).toMatchObject(noSuchProspect);
  });
});

describe('removing a prospect', () => {
  it('takes the line and the link away', async () => {
    const { id, email } = await newcomer();
    await invite(id);
    const code = await codeTo(email);
    expect((await remove(id)).status).toBe(204);
    expect(await find(email)).toBeUndefined();
    expect((await api.send(checkActivationCode, undefined, { body: { code } })).status).toBe(404);
    expect(await remove(id)).toMatchObject(noSuchProspect);
  });
});
