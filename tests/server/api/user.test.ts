import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../sandbox/outbox';
import { seedContent } from '../../../sandbox/seed/content';
import {
  ageVerifications,
  answers,
  chats,
  conversationFeedback,
  genericFeedback,
  newsReads,
  promptLogs,
  prospects,
  questions,
  scores,
  sessions,
  settings,
  settingVersions,
  shownQuestions,
  startUps,
  terms,
  termsSignatures,
  users,
} from '../../../server/db/tables';
import { listChats } from '../../../src/api/chat';
import { sendConversationFeedback, sendGenericFeedback, sendScore } from '../../../src/api/feedback';
import { markIntroVideoWatched } from '../../../src/api/introVideo';
import { listNews, markAllNewsRead, markNewsItemRead } from '../../../src/api/news';
import {
  answerTypes,
  giveChoiceAnswers,
  giveNumericAnswer,
  giveRadioAnswer,
  listChoiceOptions,
  listUnansweredQuestions,
} from '../../../src/api/questions';
import { ageConfirmation, getTermsForSigning, signTerms, verifyAge } from '../../../src/api/terms';
import { getProfile, getUserStatus, listLanguages, removeAccount, saveProfile } from '../../../src/api/user';
import { dayMs } from '../support/durations';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await seedContent(api.db, api.clock.now());
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(() => api.clock.reset());

const statusOf = async (person: string) => (await api.send(getUserStatus, person)).data;

describe('the profile', () => {
  it('offers the languages by name', async () => {
    const { data } = await api.send(listLanguages, await api.newPerson());
    expect(data).toContainEqual({ languageCode: 'da', languageName: 'Dansk' });
    const names = data.map(({ languageName }) => languageName);
    expect(names).toHaveLength(12);
    expect(names).toEqual([...names].sort());
  });

  it('has no language at first, and keeps what is saved', async () => {
    const person = await api.newPerson({ name: 'Ada Berg', record: 'todo' });
    const email = api.accounts.get(person)?.email;
    const before = { name: 'Ada Berg', languageCode: null, email, shareData: false };
    expect((await api.send(getProfile, person)).data).toEqual(before);

    const body = { name: '  Ada B. ', languageCode: 'da', shareData: true };
    expect((await api.send(saveProfile, person, { body })).status).toBe(204);
    expect((await api.send(getProfile, person)).data).toEqual({ ...body, name: 'Ada B.', email });
  });

  it.each([
    ['a blank name', { name: ' \t ' }, 'Please enter your name'],
    ['a name over 100 characters', { name: 'a'.repeat(101) }, 'Your name can be at most 100 characters'],
    ['a name over 100 families', { name: '👨‍👩‍👧‍👦'.repeat(101) }, 'Your name can be at most 100 characters'],
    [
      'a name of one endless character',
      { name: `a${'\u0301'.repeat(3_000)}` },
      'Your name can be at most 100 characters',
    ],
    ['an unknown language', { languageCode: 'tlh' }, 'Please choose one of the languages in the list.'],
    ['no consent either way', { shareData: undefined }, expect.stringContaining('shareData')],
  ])('refuses %s, and changes nothing', async (_what, bad, message) => {
    const person = await api.newPerson();
    const before = (await api.send(getProfile, person)).data;
    const body = { name: 'Eve', languageCode: 'da', shareData: true, ...bad };
    expect(await api.send(saveProfile, person, { body })).toMatchObject({ status: 400, error: { message } });
    expect((await api.send(getProfile, person)).data).toEqual(before);
  });

  it('takes a name of 100 characters', async () => {
    const body = { name: 'a'.repeat(100), languageCode: 'en', shareData: false };
    expect((await api.send(saveProfile, await api.newPerson(), { body })).status).toBe(204);
  });
});

describe('the start-up status', () => {
  const nothing = {
    allOk: false,
    introVideoOk: false,
    ageVerificationOk: false,
    termsAndConditionsOk: false,
    userQuestionaireStatusOk: false,
    profileOk: false,
    newsOk: false,
    scoreOk: false,
  };

  const answerAll = async (person: string) => {
    for (const { id, answerTypeId } of (await api.send(listUnansweredQuestions, person)).data.questions) {
      const params = { id };
      if (answerTypeId === answerTypes.numeric)
        await api.send(giveNumericAnswer, person, { params, body: { value: 5 } });
      else if (answerTypeId === answerTypes.multipleChoice)
        await api.send(giveChoiceAnswers, person, { params, body: { values: [] } });
      else {
        const [option] = (await api.send(listChoiceOptions, person, { params })).data;
        await api.send(giveRadioAnswer, person, { params, body: { value: option?.id } });
      }
    }
  };

  const steps: [flag: keyof typeof nothing, step: (person: string) => Promise<unknown>][] = [
    ['introVideoOk', (person) => api.send(markIntroVideoWatched, person)],
    [
      'ageVerificationOk',
      (person) => api.send(verifyAge, person, { body: { ip: 'unknown', content: ageConfirmation } }),
    ],
    [
      'termsAndConditionsOk',
      async (person) => {
        const { termsId } = (await api.send(getTermsForSigning, person)).data;
        await api.send(signTerms, person, { params: { termsId }, body: { ip: 'unknown' } });
      },
    ],
    ['userQuestionaireStatusOk', answerAll],
    [
      'profileOk',
      (person) =>
        api.send(saveProfile, person, { body: { name: 'Robin', languageCode: 'en', shareData: false } }),
    ],
    ['newsOk', (person) => api.send(markAllNewsRead, person)],
    ['scoreOk', (person) => api.send(sendScore, person, { body: { score: 3 } })],
  ];

  it.each(steps)('%s is true once its own step is done, and no other flag is', async (flag, step) => {
    const person = await api.newPerson({ record: 'todo' });
    expect(await statusOf(person)).toEqual(nothing);
    await step(person);
    expect(await statusOf(person)).toEqual({ ...nothing, [flag]: true });
  });

  it('is all done after every step, whatever the role', async () => {
    const person = await api.newPerson({ record: 'none', roles: [] });
    for (const [, step] of steps.slice(1)) await step(person);
    expect((await statusOf(person)).allOk).toBe(false);
    await steps[0]?.[1](person);
    expect(Object.values(await statusOf(person))).toEqual(Array(8).fill(true));
  });

  it('asks for the video only while one is configured', async () => {
    const person = await api.newPerson({ record: 'todo' });
    const [setting] = await api.db.select().from(settings).where(eq(settings.key, 'introVideoLink'));
    const now = api.clock.now();
    const none = { value: '', activeSinse: now, createdAt: now, createdBy: 'Test' };
    const [version] = await api.db
      .insert(settingVersions)
      .values({ ...none, settingId: setting?.id ?? 0 })
      .returning();
    expect(await statusOf(person)).toEqual({ ...nothing, introVideoOk: true });
    await api.db.delete(settingVersions).where(eq(settingVersions.id, version?.id ?? 0));
    expect((await statusOf(person)).introVideoOk).toBe(false);
  });

  it('asks for a signature again when another version comes into force, and for none without a version', async () => {
    const person = await api.newPerson();
    api.clock.advance(50 * dayMs);
    expect((await statusOf(person)).termsAndConditionsOk).toBe(false);
    api.clock.reset();
    expect((await statusOf(person)).termsAndConditionsOk).toBe(true);

    const newcomer = await api.newPerson({ record: 'todo' });
    const activated = await api.db
      .update(terms)
      .set({ activated: false })
      .where(eq(terms.activated, true))
      .returning();
    expect((await statusOf(newcomer)).termsAndConditionsOk).toBe(true);
    for (const { id } of activated)
      await api.db.update(terms).set({ activated: true }).where(eq(terms.id, id));
  });

  it('asks to read what is published later, until the last item is read', async () => {
    const person = await api.newPerson({ record: 'todo' });
    const items = (await api.send(listNews, person)).data;
    for (const { id } of items.slice(1)) await api.send(markNewsItemRead, person, { params: { id } });
    expect((await statusOf(person)).newsOk).toBe(false);
    await api.send(markNewsItemRead, person, { params: { id: items[0]?.id ?? 0 } });
    expect((await statusOf(person)).newsOk).toBe(true);
  });

  describe('of the questionnaire', () => {
    const unanswered = async (person: string) =>
      (await api.send(listUnansweredQuestions, person)).data.questions;
    const isDone = async (person: string) => (await statusOf(person)).userQuestionaireStatusOk;
    const answerAllBut = async (person: string, key: string) => {
      await answerAll(person);
      const [question] = await api.db.select().from(questions).where(eq(questions.key, key));
      const id = question?.id ?? 0;
      await api.db.delete(answers).where(eq(answers.questionId, id));
      await api.db.delete(shownQuestions).where(eq(shownQuestions.questionId, id));
      return id;
    };

    it.each(['wellbeing', 'values', 'tone', 'sleep', 'topics'])('wants an answer to %s', async (key) => {
      const person = await api.newPerson({ record: 'todo' });
      const id = await answerAllBut(person, key);
      expect(await isDone(person)).toBe(false);
      expect((await unanswered(person)).map((question) => question.id)).toEqual([id]);
      // To have been shown is enough for optional single choices only.
      await api.send(listChoiceOptions, person, { params: { id } });
      expect(await isDone(person)).toBe(false);
    });

    it('lets an optional single choice be skipped once it was shown, to that person', async () => {
      const person = await api.newPerson({ record: 'todo' });
      const other = await api.newPerson({ record: 'todo' });
      await answerAll(other);
      const id = await answerAllBut(person, 'household');
      expect(await isDone(person)).toBe(false);
      // Listing has no side effect.
      expect((await unanswered(person)).map((question) => question.id)).toEqual([id]);
      expect(await isDone(person)).toBe(false);

      await api.send(listChoiceOptions, person, { params: { id } });
      expect(await isDone(person)).toBe(true);
      expect(await isDone(other)).toBe(false);
      // It stays on the list of what is unanswered.
      expect((await unanswered(person)).map((question) => question.id)).toEqual([id]);
    });

    it('begins anew with a newly activated question', async () => {
      const person = await api.newPerson();
      expect(await isDone(person)).toBe(true);
      const draft = eq(questions.key, 'movement');
      await api.db.update(questions).set({ active: true }).where(draft);
      expect(await isDone(person)).toBe(false);
      await api.db.update(questions).set({ active: false }).where(draft);
      expect(await isDone(person)).toBe(true);
    });
  });
});

describe('removing the account', () => {
  it('ends it, deletes what was theirs, and keeps feedback and scores without a name', async () => {
    const person = await api.newPerson({ name: 'Ada Berg', chats: 12 });
    const other = await api.newPerson({ chats: 4 });
    const email = api.accounts.get(person)?.email ?? '';
    const chatId = (await api.send(listChats, person)).data.at(-1)?.id ?? 0;
    const feedback = { category: 'bug', opinion: 2, feedback: 'The button of Ada is hidden.', page: '/' };
    await api.send(sendGenericFeedback, person, { body: feedback });
    const report = { chatId, acceptShareData: true, feedback: 'A report of Ada.' };
    await api.send(sendConversationFeedback, person, { body: report });
    const asProspect = { name: 'Ada', source: 'x', ipAddress: '', createdAt: new Date() };
    await api.db.insert(prospects).values([
      { ...asProspect, email, unsubscribeKey: 'ada' },
      { ...asProspect, email: 'other@example.com', unsubscribeKey: 'other' },
    ]);
    for (const to of [email, 'other@example.com'])
      await api.mailer.send(api.db, { to, subject: 'Your place', text: 'Dear Ada', html: '' });
    const counts = async (userId: string) => {
      const tables = [sessions, chats, answers, termsSignatures, ageVerifications, newsReads, startUps];
      return Promise.all(tables.map((table) => api.db.$count(table, eq(table.userId, userId))));
    };
    expect((await counts(person)).every((count) => count > 0)).toBe(true);
    const before = await counts(other);
    const logs = await api.db.$count(promptLogs);

    expect((await api.send(removeAccount, person)).status).toBe(204);

    expect(await counts(person)).toEqual(Array(7).fill(0));
    expect(await api.db.$count(promptLogs)).toBeLessThan(logs);
    for (const table of [genericFeedback, conversationFeedback])
      expect(await api.db.select().from(table)).toEqual([
        expect.objectContaining({ userId: null, feedback: expect.stringContaining('Ada') }),
      ]);
    expect(await api.db.$count(scores, eq(scores.userId, person))).toBe(0);
    expect(await api.db.select({ email: prospects.email }).from(prospects)).toEqual([
      { email: 'other@example.com' },
    ]);
    expect(await readOutbox(api.db, email)).toEqual([]);
    expect(await readOutbox(api.db, 'other@example.com')).toHaveLength(1);
    const [line] = await api.db.select().from(users).where(eq(users.id, person));
    expect(line).toMatchObject({ name: 'Ada Berg', email, deletedAt: expect.any(Date), shareData: false });
    // Nobody else has lost anything, and whoever holds a token is a stranger now.
    expect(await counts(other)).toEqual(before);
    expect((await api.send(getProfile, person)).status).toBe(401);
    expect((await api.send(removeAccount, person)).status).toBe(401);
  });
});
