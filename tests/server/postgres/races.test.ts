import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../scripts/postgres/createDatabase';
import { template } from '../../../scripts/postgres/variables';
import { openDatabase } from '../../../server/db/openDatabase';
import {
  accounts,
  activationCodes,
  identityKeys,
  jobRuns,
  prospects,
  sessions,
  signupSources,
  terms,
  termsSignatures,
} from '../../../server/db/tables';
import { createAdapter } from '../../../server/identity/adapter';
import { loadKeys } from '../../../server/identity/keys';
import { jobs } from '../../../server/jobs/jobs';
import { createScheduler } from '../../../server/jobs/scheduler';
import { createMailQueue } from '../../../server/mail/mailQueue';
import { createMailSender } from '../../../server/mail/mailSender';
import type { Outgoing } from '../../../server/mail/smtp';
import { inviteProspect } from '../../../src/api/admin/prospects';
import { listChats, sendChat } from '../../../src/api/chat';
import { activateAccount, signUp } from '../../../src/api/prospects';
import { signTerms } from '../../../src/api/terms';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';
import { newName, postgres } from './postgres';

/** Eight servers on one database, each with connections of its own, which know the same people. */
let all: Api[];
let first: Api;
beforeAll(async () => {
  const url = await createDatabase(postgres, newName(), template);
  all = await Promise.all(
    Array.from({ length: 8 }, async () => startApi({ database: await openDatabase({ url, poolSize: 3 }) })),
  );
  [first] = all as [Api];
  const { verifyToken } = first.guarding;
  for (const api of all) api.guarding.verifyToken = verifyToken;
}, openingLimitMs);
afterAll(() => Promise.all(all.map((api) => api.close())));

/** What each of the eight has come to when all do the same at the same moment. */
const race = <Result>(run: (api: Api, index: number) => Promise<Result>) => Promise.all(all.map(run));

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const oneOf = (success: number, refusal: number) => [success, ...Array<number>(7).fill(refusal)].sort();

let visitors = 0;
const register = (api: Api, source: string, email = `visitor${++visitors}@example.com`) =>
  api.send(signUp, undefined, { body: { name: 'Ada', email, ip: '', source } });

async function makeSource(source: string, maxAutoSignups: number) {
  const about = { description: '', createdBy: 'Mette Lund', createdAt: first.clock.now() };
  await first.db.insert(signupSources).values({ ...about, source, maxAutoSignups });
}

const invitedFrom = async (source: string) =>
  (await first.db.select().from(prospects).where(eq(prospects.source, source))).filter(
    ({ firstMailAt }) => firstMailAt,
  );

const codesOf = (prospectId = 0) =>
  first.db.select().from(activationCodes).where(eq(activationCodes.prospectId, prospectId));

describe('of eight servers at the same moment', () => {
  it('one runs each job that is due', async () => {
    const schedulers = all.map((api) => {
      const { db, clock, mailer, afterwards, notebook, answering } = api;
      return createScheduler({
        ...{ db, clock, mailer, afterwards, notebook, appOrigin: '', jobs },
        assistant: answering.assistant,
      });
    });
    await Promise.all(schedulers.map(({ runDue }) => runDue()));
    const runs = await first.db.select().from(jobRuns);
    expect(runs.map(({ jobId }) => jobId).sort()).toEqual(jobs.map(({ id }) => id).sort());
    expect(runs.every(({ status }) => status === 'Succeeded')).toBe(true);
  });

  it('one registers and invites an address', async () => {
    await makeSource('same', 100);
    expect(statuses(await race((api) => register(api, 'same', 'same@example.com')))).toEqual(oneOf(204, 400));
    const [prospect, ...others] = await invitedFrom('same');
    expect(others).toEqual([]);
    expect(await codesOf(prospect?.id)).toHaveLength(1);
  });

  it('no more are invited than the source has seats', async () => {
    await makeSource('three', 3);
    expect(statuses(await race((api) => register(api, 'three')))).toEqual(Array(8).fill(204));
    expect(await invitedFrom('three')).toHaveLength(3);
  });

  it('one invites a prospect for staff', async () => {
    await makeSource('none', 0);
    await register(first, 'none', 'later@example.com');
    const [prospect] = await first.db
      .select()
      .from(prospects)
      .where(eq(prospects.email, 'later@example.com'));
    const staff = await first.newPerson({ permissions: ['read:admin', 'edit:prospects'] });
    const params = { id: prospect?.id ?? 0 };
    const answers = await race((api) => api.send(inviteProspect, staff, { params }));
    expect(statuses(answers)).toEqual(oneOf(204, 400));
    expect(await codesOf(prospect?.id)).toHaveLength(1);
  });

  it('one takes an activation code, and makes one account', async () => {
    await makeSource('activated', 1);
    await register(first, 'activated', 'once@example.com');
    const [prospect] = await invitedFrom('activated');
    const [{ code } = { code: '' }] = await codesOf(prospect?.id);
    const body = { code, password: 'Correct horse 1' };
    const answers = await race((api) => api.send(activateAccount, undefined, { body }));
    expect(statuses(answers)).toEqual(oneOf(204, 400));
    const made = await first.db.select().from(accounts).where(eq(accounts.email, 'once@example.com'));
    expect(made).toHaveLength(1);
  });

  it('one takes a sign-in’s code', async () => {
    const codes = createAdapter(first.db, { behindMs: () => 0 })('AuthorizationCode');
    await codes.upsert('code', { accountId: 'auth0|1' }, 60);
    const outcomes = await Promise.allSettled(
      all.map(({ db }) => createAdapter(db, { behindMs: () => 0 })('AuthorizationCode').consume('code')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('all sign with the same first keys', async () => {
    await first.db.delete(identityKeys);
    const keys = await race(({ db }) => loadKeys(db));
    for (const each of keys) expect(each).toEqual(keys[0]);
  });

  it('one notes that a person has signed the terms, and all tell when', async () => {
    const about = { createdBy: 'Mette Lund', createdAt: first.clock.now(), activated: true };
    const validFrom = new Date(first.clock.now().getTime() - 1000);
    const [version] = await first.db
      .insert(terms)
      .values({ ...about, validFrom, content: '<p>Be kind.</p>' })
      .returning();
    const person = await first.newPerson();
    const params = { termsId: version?.id ?? 0 };
    const body = { ip: '' };
    const answers = await race((api) => api.send(signTerms, person, { params, body }));
    expect(statuses(answers)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const signed = await first.db.select().from(termsSignatures).where(eq(termsSignatures.userId, person));
    expect(signed).toHaveLength(1);
  });

  it('one sends each mail', async () => {
    const queue = createMailQueue(null);
    vi.spyOn(console, 'warn').mockReturnValue();
    const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    const addresses = Array.from({ length: 12 }, (_, index) => `mail${index}@example.com`);
    for (const to of addresses) await queue.send(first.db, { to, ...mail });
    const sent: string[] = [];
    const deliver = async ({ to }: Outgoing) => void sent.push(to);
    const smtp = { name: 'test', deliver, check: async () => {}, close: () => {} };
    await race(({ db }) => createMailSender({ db, smtp }).sendDue());
    expect(sent.sort()).toEqual(addresses.sort());
  });

  it('each stores its message of the same person, in one session', async () => {
    const person = await first.newPerson();
    const answers = await race((api, index) =>
      api.send(sendChat, person, { body: { input: `Message ${index}` } }),
    );
    expect(statuses(answers)).toEqual(Array(8).fill(200));
    const { data } = await first.send(listChats, person);
    const told = JSON.stringify(data);
    for (const index of all.keys()) expect(told.split(`"Message ${index}"`)).toHaveLength(2);
    const held = await first.db.select().from(sessions).where(eq(sessions.userId, person));
    expect(held).toHaveLength(1);
  });
});
