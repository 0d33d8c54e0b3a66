import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AssistantFailure } from '../../../server/assistant/assistant';
import { coach } from '../../../server/assistant/coach/coach';
import {
  chats,
  modules,
  sessionModules,
  sessions,
  settings,
  settingVersions,
  users,
} from '../../../server/db/tables';
import { getChatStats, startChat } from '../../../src/api/chat';
import { removeAccount } from '../../../src/api/user';
import { chattingOn } from '../support/chattingOn';
import { hourMs } from '../support/durations';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(() => {
  api.clock.reset();
  api.answering.assistant = coach;
});

/** Puts another value of a setting in force; the returned function takes it back. */
async function setTo(key: string, value: string) {
  const [setting] = await api.db.select().from(settings).where(eq(settings.key, key));
  const now = api.clock.now();
  const [version] = await api.db
    .insert(settingVersions)
    .values({ settingId: setting?.id ?? 0, value, activeSinse: now, createdAt: now, createdBy: 'Mette Lund' })
    .returning();
  return () => api.db.delete(settingVersions).where(eq(settingVersions.id, version?.id ?? 0));
}

const { say, history, sessionsOf } = chattingOn(() => api);

describe('opening a session', () => {
  it('greets by name the first time, and continues the open session after that', async () => {
    const person = await api.newPerson({ name: 'Ada Berg' });
    expect((await api.send(startChat, person)).status).toBe(204);
    await api.send(startChat, person);
    const entries = await history(person);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      renderer: 'ChatResponse',
      data: { response: expect.stringContaining('Ada') },
    });
  });

  it('opens one session, with one greeting, for openings that come at once', async () => {
    const person = await api.newPerson();
    const opened = await Promise.all([1, 2, 3].map(() => api.send(startChat, person)));
    expect(opened.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await sessionsOf(person)).toHaveLength(1);
    expect(await history(person)).toHaveLength(1);
  });

  it('closes a session after six idle hours and welcomes the person back to what was spoken of', async () => {
    const person = await api.newPerson();
    await api.send(startChat, person);
    await say(person, 'My boss shouted at me today');
    api.clock.advance(5 * hourMs);
    await api.send(startChat, person);
    expect(await sessionsOf(person)).toHaveLength(1);

    api.clock.advance(7 * hourMs);
    await api.send(startChat, person);
    const [former, present] = await sessionsOf(person);
    expect(former?.closedAt).toEqual(former?.lastActiveAt);
    expect(former?.summary).toContain('work');
    expect(present?.closedAt).toBeNull();
    expect((await history(person)).at(-1)).toMatchObject({
      data: { response: expect.stringContaining('your work') },
    });
  });

  it('closes it after as many idle hours as staff have set', async () => {
    const person = await api.newPerson();
    await api.send(startChat, person);
    const done = await setTo('sessionIdleHours', '48');
    api.clock.advance(47 * hourMs);
    await api.send(startChat, person);
    expect(await sessionsOf(person)).toHaveLength(1);
    api.clock.advance(49 * hourMs);
    await api.send(startChat, person);
    expect(await sessionsOf(person)).toHaveLength(2);
    await done();
  });

  it('greets in the preferred language', async () => {
    const person = await api.newPerson();
    await api.db.update(users).set({ languageCode: 'da' }).where(eq(users.id, person));
    await api.send(startChat, person);
    expect(await history(person)).toMatchObject([
      { data: { response: expect.stringContaining('velkommen') } },
    ]);
  });
});

describe('sending a chat', () => {
  it('stores the input and its reply and offers the replay on the latest input only', async () => {
    const person = await api.newPerson();
    await say(person, 'I slept badly');
    const { status, data } = await say(person, '  I am tired\nand cross  ');
    expect(status).toBe(200);
    const entries = await history(person);
    expect(entries.map((entry) => entry.renderer)).toEqual([
      'UserInput',
      'ChatResponse',
      'UserInput',
      'ChatResponse',
    ]);
    expect(entries.at(-2)).toMatchObject({
      id: data.userInputChatId,
      data: { text: '  I am tired\nand cross  ', showDelete: true },
    });
    expect(entries.at(-1)).toEqual(data.data);
    expect(entries[0]).toMatchObject({ data: { showDelete: false } });
  });

  it('reminds the assistant of as many messages as staff have set', async () => {
    const person = await api.newPerson();
    for (const input of ['one', 'two', 'three']) await say(person, input);
    const done = await setTo('rememberedMessages', '2');
    let sent: string[] = [];
    api.answering.assistant = {
      reply: (request) => {
        sent = request.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
        return coach.reply(request);
      },
    };
    await say(person, 'four');
    expect(sent).toEqual(['two', 'three', 'four']);
    await done();
    await say(person, 'five');
    expect(sent).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('offers no replay once something follows the reply', async () => {
    const person = await api.newPerson();
    await say(person, 'Hello there');
    api.clock.advance(8 * hourMs);
    await api.send(startChat, person);
    expect((await history(person))[0]).toMatchObject({ renderer: 'UserInput', data: { showDelete: false } });
  });

  it.each([
    ['', 'The input is empty.'],
    [' \n\t', 'The input is empty.'],
  ])('refuses %j', async (input, message) => {
    const person = await api.newPerson();
    expect(await say(person, input)).toMatchObject({ status: 400, error: { message } });
    expect(await history(person)).toEqual([]);
  });

  it('stores nothing of a message that speaks of self-harm', async () => {
    const person = await api.newPerson();
    const refused = await say(person, 'I want to kill myself');
    expect(refused).toMatchObject({ status: 400, error: { code: 'CONTENT_FILTER' } });
    expect(await history(person)).toEqual([]);
    expect(await sessionsOf(person)).toEqual([]);
  });

  it('stores nothing when the assistant fails, and says so kindly', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const person = await api.newPerson();
    api.answering.assistant = { reply: () => Promise.reject(new AssistantFailure('out of order')) };
    const failed = await say(person, 'Hello');
    expect(failed.status).toBe(500);
    expect(failed.error.message).toMatch(/could not answer/);
    expect(failed.error.message).not.toContain('out of order');
    expect(await history(person)).toEqual([]);
  });

  it('stores nothing for a person who was removed while the assistant answered', async () => {
    const person = await api.newPerson();
    api.answering.assistant = {
      reply: async (request) => {
        await api.send(removeAccount, person);
        return coach.reply(request);
      },
    };
    expect((await say(person, 'Goodbye')).status).toBe(401);
    expect(await sessionsOf(person)).toEqual([]);
  });

  it('takes any text: very long, with NUL characters, with emoji', async () => {
    const person = await api.newPerson();
    expect((await say(person, 'long '.repeat(40_000))).status).toBe(200);
    expect((await say(person, 'nul\0byte 🙂')).status).toBe(200);
    expect((await history(person)).at(-2)).toMatchObject({ data: { text: 'nulbyte 🙂' } });
  });

  it('takes a message of a megabyte, and refuses one beyond every letter with its limit', async () => {
    const person = await api.newPerson();
    expect((await say(person, 'x'.repeat(1_100_000))).status).toBe(200);
    expect(await say(person, 'x'.repeat(2_000_001))).toMatchObject({
      status: 400,
      error: { message: 'Your message can be at most 2,000,000 characters' },
    });
    expect(await history(person)).toHaveLength(2);
  });

  it('keeps both pairs whole when two messages come at once', async () => {
    const person = await api.newPerson();
    await Promise.all([say(person, 'First thing'), say(person, 'Second thing')]);
    expect((await history(person)).map((entry) => entry.renderer)).toEqual([
      'UserInput',
      'ChatResponse',
      'UserInput',
      'ChatResponse',
    ]);
    expect(await sessionsOf(person)).toHaveLength(1);
  });
});

describe('modules', () => {
  it('follows what is spoken of, among the enabled ones', async () => {
    const person = await api.newPerson({ permissions: ['read:chatstat'] });
    const moduleAfter = async (input: string) => {
      const { data } = await say(person, input);
      return (await api.send(getChatStats, person, { params: { id: data.userInputChatId } })).data.moduleName;
    };
    expect(await moduleAfter('Well, let me think')).toBe('Getting to know you');
    expect(await moduleAfter('My sister is angry with me')).toBe('Relations');
    expect(await moduleAfter('It rained all day')).toBe('Relations');
    await api.db.update(modules).set({ enabled: false }).where(eq(modules.name, 'Work and money'));
    expect(await moduleAfter('My boss is unfair')).toBe('Relations');
    await api.db.update(modules).set({ enabled: true }).where(eq(modules.name, 'Work and money'));
    expect(await moduleAfter('My boss is unfair')).toBe('Work and money');
    const visits = await api.db
      .select({ summary: sessionModules.summary, closedAt: sessionModules.closedAt })
      .from(sessionModules)
      .innerJoin(sessions, eq(sessions.id, sessionModules.sessionId))
      .where(eq(sessions.userId, person))
      .orderBy(sessionModules.id);
    expect(visits).toHaveLength(3);
    expect(visits[1]?.summary).toContain('family');
    expect(visits[2]?.closedAt).toBeNull();
  });
});

describe('a long conversation', () => {
  it('is listed and continued', async () => {
    const person = await api.newPerson({ chats: 10_000 });
    expect(await history(person)).toHaveLength(10_000);
    await say(person, 'And one more thing about my work');
    expect(await api.db.$count(chats, eq(chats.userId, person))).toBe(10_002);
  });
});
