import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createAssistant } from '../../../server/assistant/createAssistant';
import { listCosts } from '../../../src/api/developer/costs';
import { listDevLogs } from '../../../src/api/developer/devLogs';
import { chattingOn } from './chattingOn';
import { type Behaviour, type Heard, type ModelServer, startModelServer, streams } from './modelServer';
import { openingLimitMs } from './openingLimit';
import { type Api, startApi } from './startApi';

/** Scores of the safety check in which nobody is in need. */
export const harmless = { selfHarmDetectionScore: 0, selfHarmIndicationScore: 0, relevancyScore: 1 };

/** How a safety check answers that differs from a harmless one in this. */
export const scores = (given: object = {}) => streams([JSON.stringify({ ...harmless, ...given })]);

/** The prompts by the words that they begin with. */
const beginnings = {
  safetyCheck: 'Score the client',
  greeting: 'Greet ',
  welcomeBack: 'Welcome ',
  moduleSummary: 'Summarise this part',
  sessionSummary: 'Sum up the session',
  clientSummary: 'Update the summary',
  coach: 'You are a warm',
};
export type Prompt = keyof typeof beginnings;

export const promptOf = ({ body }: Heard): Prompt | undefined =>
  (Object.keys(beginnings) as Prompt[]).find((key) => body.messages[0]?.content.startsWith(beginnings[key]));

/** Answers each prompt in its own words, but for those that are told otherwise. */
const byPrompt =
  (given: Partial<Record<Prompt, Behaviour>>): Behaviour =>
  (response, heard) => {
    const prompt = promptOf(heard) ?? 'coach';
    const usual = prompt === 'safetyCheck' ? scores() : streams([`Words of ${prompt}`, '.']);
    return (given[prompt] ?? usual)(response, heard);
  };

const { timeout } = AbortSignal;

/** Lets no limit of time run out because the machine is busy. */
const stretchTimeLimits = () => vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms * 30));

/** Lets limits of time run out at once; the returned function tells what they were. */
export function hurryTimeLimits(): () => number[] {
  const hurried = vi
    .spyOn(AbortSignal, 'timeout')
    .mockClear()
    .mockImplementation((ms) => timeout(Math.min(ms, 100)));
  return () => hurried.mock.calls.map(([ms]) => ms);
}

/** Lets one limit of time run out at once, and no other. */
export const endAtOnce = (limit: number) =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === limit ? 0 : ms * 30));

/** The chat API with a language model behind it, for all tests of a file; `api` and `server` are there in the tests. */
export function chattingWithModel() {
  let api: Api;
  let server: ModelServer;
  beforeAll(async () => {
    [api, server] = await Promise.all([startApi(), startModelServer()]);
    api.answering.assistant = createAssistant({ url: server.url, model: 'small' });
  }, openingLimitMs);
  afterAll(async () => {
    await api.close();
    await server.close();
  });
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    stretchTimeLimits();
    api.clock.reset();
    server.does(byPrompt({}));
    server.heard.length = 0;
  });
  afterEach(async () => {
    await api.afterwards.settled();
    vi.restoreAllMocks();
  });

  return {
    get api() {
      return api;
    },
    get server() {
      return server;
    },
    ...chattingOn(() => api),
    /** Lets the model answer these prompts otherwise than with words that name them. */
    answer: (given: Partial<Record<Prompt, Behaviour>>) => server.does(byPrompt(given)),
    /** The prompts that the model was asked, in their order. */
    asked: () => server.heard.map(promptOf),
    person: (name = 'Ada Berg') =>
      api.newPerson({ name, permissions: ['read:chatstat', 'read:cost', 'read:devlog', 'edit:session'] }),
    notesOf: async (token: string) => [
      ...new Set((await api.send(listCosts, token)).data.costRows.map(({ note }) => note)),
    ],
    logsOf: async (token: string) =>
      (await api.send(listDevLogs, token, { params: { fromId: '0' } })).data.devLogs,
  };
}
