import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coach } from '../../../../server/assistant/coach/coach';
import { assess } from '../../../../server/assistant/safety/assess';
import {
  accounts,
  activationCodes,
  auditEntries,
  chats,
  genericFeedback,
  news,
  oidcPayloads,
  passwordLinks,
  prospects,
  questionOptions,
  questions,
  scores,
  sessionModules,
  sessions,
  shownQuestions,
  terms,
  users,
  waitingMails,
} from '../../../../server/db/tables';
import { eraseUser, exportUser } from '../../../../server/domain/account/users';
import { acceptMessage, continueReplies } from '../../../../server/domain/conversation/runningReply';
import { logException } from '../../../../server/domain/logs/devLog';
import { createMailQueue } from '../../../../server/mail/mailQueue';
import { addFeedbackLog } from '../../../../src/api/admin/feedback';
import { syncUser } from '../../../../src/api/admin/users';
import { closeSession, sendChat } from '../../../../src/api/chat';
import { sendConversationFeedback, sendGenericFeedback } from '../../../../src/api/feedback';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';
import { columnsIn, findTraces, type Trace, tablesOf, textsIn } from '../../support/traces';

/** Tables that hold nothing of those who use the product. */
const ofNobody = [
  'identity_keys',
  'job_runs',
  'languages',
  'leases',
  'limits', // Hashes, which nobody can read back.
  'modules',
  'news',
  'prompt_activations',
  'prompt_definitions',
  'prompt_groups',
  'prompt_versions',
  'question_options',
  'questions',
  'setting_versions',
  'settings',
  'signup_sources',
  'terms',
  'trello_cards', // A stand-in for what lies elsewhere.
  'wordpress_posts',
];

/** Tables of a person that tell whose they are by another row of theirs. */
const byAnotherRow = ['activation_codes', 'answer_options'];

/** What a removal by staff leaves of somebody, and why. Scores stay as well, and say nothing of whose they were. */
const keptOnPurpose: Readonly<Record<string, string>> = {};

/** What tells of a person and is not handed out with their data, and why. */
const notHandedOut: Readonly<Record<string, string>> = {
  'oidc_payloads.payload': 'Secrets of sessions: whoever had the file could sign in.',
  'prompt_logs.request_json':
    'The conversation, which is handed out, between instructions to the model, which are ours.',
  'prompt_logs.response_json':
    'A reply or a summary, which is handed out, and what the model says beside it.',
  'reply_pieces.text': 'What has come of a reply that is just being written.',
};

const name = 'Ottoline Wren';
const secret = 'marmalade lighthouse';

let api: Api;
let id: string;
let staff: string;
let words: string[];
let before: Trace[];

const author = async () => {
  const [person] = await api.db.select().from(users).where(eq(users.id, staff));
  if (!person) throw new Error('There is no staff');
  return { person, now: api.clock.now() };
};

beforeAll(async () => {
  api = await startApi({ assistant: { ...coach, model: undefined } });
  const { db, clock } = api;
  const now = clock.now();
  const day = new Date(now.getTime() - 60_000);
  staff = await api.newPerson({
    name: 'Mette Lund',
    permissions: ['read:admin', 'edit:users', 'edit:feedback'],
  });
  const version = { validFrom: day, content: '', createdAt: day, createdBy: 'Mette Lund', activated: true };
  await db.insert(terms).values(version);
  await db
    .insert(news)
    .values({ postId: 1, title: 'News', content: '', author: '', createdAt: day, modifiedAt: day });
  const [question] = await db
    .insert(questions)
    .values({
      question: 'Which?',
      description: '',
      key: 'which',
      mandatory: true,
      active: true,
      answerTypeId: 3,
      sortOrder: 1,
    })
    .returning();
  await db
    .insert(questionOptions)
    .values({ questionId: question?.id ?? 0, answer: 'This one', sortOrder: 1 });

  id = await api.newPerson({ name, permissions: ['edit:session'], chats: 12 });
  await db.insert(shownQuestions).values({ userId: id, questionId: question?.id ?? 0 });
  const [{ email = '' } = {}] = await db.select().from(users).where(eq(users.id, id));
  words = [id, email, name, secret];
  await haveAccount(email);
  await haveSignedUp(email);
  await chat();
  await giveFeedback();
  const letter = { subject: 'Hello', text: `Dear ${name}`, html: '' };
  await db.insert(waitingMails).values({ messageId: 'first', to: email, about: 'User', words: letter });
  before = await findTraces(db, words);
}, openingLimitMs);
afterAll(() => api.close());

async function haveAccount(email: string) {
  const { db, clock } = api;
  const account = {
    id,
    email,
    name,
    passwordHash: '',
    roles: ['AppUser'],
    permissions: [],
    createdAt: clock.now(),
  };
  await db.insert(accounts).values(account);
  await db.insert(passwordLinks).values({ codeHash: 'hash', accountId: id, expiresAt: clock.now() });
  await db.insert(oidcPayloads).values([
    { model: 'Session', id: 'signed in', payload: { accountId: id }, accountId: id },
    { model: 'Interaction', id: 'about to', payload: { params: { login_hint: email } } },
  ]);
}

async function haveSignedUp(email: string) {
  const [prospect] = await api.db
    .insert(prospects)
    .values({
      name,
      email,
      source: 'x',
      ipAddress: '203.0.113.7',
      createdAt: api.clock.now(),
      unsubscribeKey: 'key',
      userId: id,
    })
    .returning();
  const now = api.clock.now();
  await api.db
    .insert(activationCodes)
    .values({ code: 'code', prospectId: prospect?.id ?? 0, createdAt: now, expiresAt: now, usedAt: now });
  await api.mailer.send(api.db, {
    to: email,
    about: 'Prospect',
    subject: 'Hello',
    text: `Dear ${name}`,
    html: '',
  });
}

async function chat() {
  const { db, clock } = api;
  const input = `I dream of a ${secret}`;
  await api.send(sendChat, id, { body: { input } });
  await db.update(sessions).set({ summary: secret, clientSummary: secret }).where(eq(sessions.userId, id));
  await logException(
    db,
    { userId: id, sessionId: null, now: clock.now() },
    new Error(secret),
    'POST /api/chats',
  );
  const accepted = { input, receivedAt: clock.now(), assessment: assess(input, 'en') };
  const running = await acceptMessage(db, id, accepted);
  await continueReplies(db, [{ id: running.id, text: `A ${secret}!` }]);
  await db.update(users).set({ knownRoles: [] }).where(eq(users.id, id));
  await api.send(syncUser, staff, { params: { id } });
}

async function giveFeedback() {
  const [said] = await api.db.select().from(chats).where(eq(chats.userId, id));
  const generic = { category: 'bug', opinion: 1, feedback: `No ${secret}`, page: '/chat' };
  await api.send(sendGenericFeedback, id, { body: generic });
  const body = { chatId: said?.id, acceptShareData: true, feedback: `No ${secret}` };
  await api.send(sendConversationFeedback, id, { body });
  const [given] = await api.db.select().from(genericFeedback).where(eq(genericFeedback.userId, id));
  const params = { type: 'generic', id: given?.id ?? 0 };
  await api.send(addFeedbackLog, staff, { params, body: { logEntry: `Asked about the ${secret}` } });
  await api.send(closeSession, id);
  await api.db.update(sessionModules).set({ summary: secret });
}

describe('somebody who has used everything', () => {
  it('stands in every table but those that are known to hold nobody', async () => {
    const told = new Set(before.map(({ column }) => column.split('.')[0] ?? ''));
    const others = (await tablesOf(api.db)).filter((table) => !told.has(table));
    expect(others).toEqual([...ofNobody, ...byAnotherRow].toSorted());
  });

  it('is handed all of it, but for what is left out with a reason', async () => {
    const data = await exportUser({ db: api.db, accounts: api.provider }, id, await author());
    const handedOut = new Set(textsIn(JSON.parse(JSON.stringify(data))));
    const missing = before.filter(({ texts }) => texts.some((text) => !handedOut.has(text)));
    expect(columnsIn(missing).filter((column) => !(column in notHandedOut))).toEqual([]);
    expect(columnsIn(before)).toEqual(expect.arrayContaining(Object.keys(notHandedOut)));
    expect(JSON.stringify(data)).not.toMatch(/Mette|passwordHash/);
  });

  it('stands nowhere once all of it has been removed, and nobody else has gone', async () => {
    const { db } = api;
    const [other] = await db.select().from(users).where(eq(users.id, staff));
    const queue = createMailQueue(null);
    const mailer = {
      ...api.mailer,
      forget: async (tx: typeof db, to: string) => {
        await queue.forget(tx, to);
        await api.mailer.forget(tx, to);
      },
    };
    await eraseUser({ db, accounts: api.provider, mailer }, id, await author());
    expect(columnsIn(await findTraces(db, words))).toEqual(Object.keys(keptOnPurpose));
    for (const table of byAnotherRow)
      expect(
        (await findTraces(db, ['code', 'This one'])).filter(({ column }) => column.startsWith(table)),
      ).toEqual([]);
    expect(await db.select().from(users)).toEqual([other]);
    expect(await db.$count(scores)).toBe(2);
    const [entry] = (await db.select().from(auditEntries)).slice(-1);
    expect(entry).toMatchObject({ action: 'erased', actorId: staff, subject: 'A removed user', changes: [] });
  });
});
