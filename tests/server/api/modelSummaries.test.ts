import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { devLogs, promptLogs, sessionModules } from '../../../server/db/tables';
import { sessionSummaries } from '../../../server/jobs/sessionSummaries';
import { closeSession, startChat } from '../../../src/api/chat';
import { chattingWithModel, type Prompt, promptOf } from '../support/chattingWithModel';
import { hourMs } from '../support/durations';
import { answers, isSilent } from '../support/modelServer';
import { appOrigin } from '../support/startApi';

const model = chattingWithModel();
const { say, sessionsOf, answer, asked, person, notesOf, logsOf } = model;

const visitsOf = async (token: string) => {
  const [session] = await sessionsOf(token);
  return model.api.db
    .select()
    .from(sessionModules)
    .where(eq(sessionModules.sessionId, session?.id ?? 0))
    .orderBy(sessionModules.id);
};

describe('summaries', () => {
  it("are by rule at once, and the model's soon after, each of its own prompt", async () => {
    const token = await person();
    await say(token, 'My boss shouted at me');
    await say(token, 'My sister is angry with me');
    await model.api.afterwards.settled();
    expect((await visitsOf(token)).map(({ summary }) => summary)).toEqual([
      null,
      'Words of moduleSummary.',
      null,
    ]);
    await model.api.send(closeSession, token);
    expect((await sessionsOf(token))[0]?.summary).toContain('Talked about');
    await model.api.afterwards.settled();
    expect((await sessionsOf(token))[0]).toMatchObject({
      summary: 'Words of sessionSummary.',
      clientSummary: 'Words of clientSummary.',
    });
    const ofPrompt = (key: Prompt) =>
      model.server.heard.filter((one) => promptOf(one) === key).map(({ body }) => body.messages[0]?.content);
    expect(ofPrompt('moduleSummary')[0]).toContain('Client: My boss shouted at me\nCoach: Words of coach.');
    expect(ofPrompt('sessionSummary')[0]).toContain('Words of moduleSummary.\nWords of moduleSummary.');
    expect(ofPrompt('clientSummary')[0]).toContain('Latest session: Words of sessionSummary.');
    expect(await notesOf(token)).toEqual(
      expect.arrayContaining(['Module summary', 'Session summary', 'Client summary']),
    );
    const logs = await model.api.db
      .select()
      .from(promptLogs)
      .where(eq(promptLogs.sessionId, (await sessionsOf(token))[0]?.id ?? 0));
    expect(logs.map(({ promptKey, chatId }) => [promptKey, chatId])).toEqual([
      ['moduleSummary', null],
      ['moduleSummary', null],
      ['sessionSummary', null],
      ['clientSummary', null],
    ]);
    const lines = await model.api.db
      .select()
      .from(devLogs)
      .where(eq(devLogs.promptLogId, logs[3]?.id ?? 0));
    expect(lines).toHaveLength(1);
  });

  it('are made up for by the job where the process that was to make them has gone', async () => {
    const token = await person();
    await say(token, 'My boss shouted at me');
    const later = vi.spyOn(model.api.afterwards, 'later').mockImplementation(() => undefined);
    await model.api.send(closeSession, token);
    later.mockRestore();
    expect((await sessionsOf(token))[0]?.summary).toContain('Talked about');
    const { api } = model;
    const tools = { ...api, assistant: api.answering.assistant, appOrigin, now: api.clock.now() };
    await sessionSummaries.run(tools);
    await api.afterwards.settled();
    expect((await sessionsOf(token))[0]?.summary).toBe('Words of sessionSummary.');
  });

  it('are made by the model as well when the job closes what was left open', async () => {
    const token = await person();
    await say(token, 'My boss shouted at me');
    model.api.clock.advance(7 * hourMs);
    const tools = {
      ...model.api,
      assistant: model.api.answering.assistant,
      appOrigin,
      now: model.api.clock.now(),
    };
    expect(await sessionSummaries.run(tools)).toContain('Closed and summarised');
    await model.api.afterwards.settled();
    expect((await sessionsOf(token))[0]?.summary).toBe('Words of sessionSummary.');
  });

  it('of a client go on from the one before', async () => {
    const token = await person();
    await say(token, 'My boss shouted at me');
    await model.api.send(closeSession, token);
    await model.api.afterwards.settled();
    await say(token, 'My sister is angry with me');
    await model.api.send(closeSession, token);
    await model.api.afterwards.settled();
    const last = model.server.heard.filter((one) => promptOf(one) === 'clientSummary').at(-1);
    expect(last?.body.messages[0]?.content).toContain('So far: Words of clientSummary.');
  });

  it('stay by rule when the model fails, which is asked once and harms nothing', async () => {
    const fails = answers({ error: 'overloaded' }, 500);
    answer({ moduleSummary: fails, sessionSummary: fails, clientSummary: fails });
    const token = await person();
    await say(token, 'My boss shouted at me');
    expect((await model.api.send(closeSession, token)).status).toBe(200);
    await model.api.afterwards.settled();
    expect((await sessionsOf(token))[0]?.summary).toContain('work');
    expect((await logsOf(token)).filter(({ category }) => category === 'Exception')).toHaveLength(3);
    const before = model.server.heard.length;
    await model.api.send(startChat, token);
    await model.api.afterwards.settled();
    expect(asked().slice(before)).toEqual(['welcomeBack']);
  });

  it('keep nobody waiting', async () => {
    answer({ moduleSummary: isSilent });
    const token = await person();
    await say(token, 'My boss shouted at me');
    expect((await model.api.send(closeSession, token)).status).toBe(200);
    await vi.waitFor(() => expect(asked()).toContain('moduleSummary'));
    expect((await say(token, 'Hello again')).status).toBe(200);
    answer({});
    await model.api.afterwards.stop();
  });
});
