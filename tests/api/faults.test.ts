import { describe, expect, it, vi } from 'vitest';
import * as adminFeedback from '../../src/api/admin/feedback';
import { refreshNews } from '../../src/api/admin/news';
import * as prompts from '../../src/api/admin/prompts';
import * as questionnaire from '../../src/api/admin/questionnaire';
import { changeSettingVersion } from '../../src/api/admin/settings';
import { changeSignupSource } from '../../src/api/admin/signupSources';
import * as terms from '../../src/api/admin/terms';
import { eraseUser, removeUser } from '../../src/api/admin/users';
import type { AnyCall } from '../../src/api/call';
import * as chat from '../../src/api/chat';
import { createClient, type Reply } from '../../src/api/client';
import { contract } from '../../src/api/contract';
import { CallFailure } from '../../src/api/failure';
import * as feedback from '../../src/api/feedback';
import { getIntroVideo } from '../../src/api/introVideo';
import * as prospects from '../../src/api/prospects';
import { getNumericAnswer } from '../../src/api/questions';
import { getAgeVerification, getTermsForSigning } from '../../src/api/terms';
import { allowConsole } from '../support/consoleWatch';
import { type FaultName, faultNames, faults } from '../support/faults';
import { fault } from '../support/mocks';
import { apiUrl } from '../support/server';

/** What the wrapper makes of a fault: the kind of failure, the status, the code in the body, the seconds to wait. */
const failures: Record<FaultName, [kind: string, status: number | null, code?: number, seconds?: number]> = {
  'without a connection': ['network', null],
  'answered 400': ['status', 400, 7],
  'answered 403': ['status', 403, 7],
  'answered 404': ['status', 404, 7],
  'answered 409': ['status', 409, 7],
  'answered 429': ['status', 429, 7],
  'answered 500': ['status', 500, 7],
  'answered 503 with a page': ['status', 503],
  'answered with a page': ['malformed', 200],
  'answered with broken JSON': ['malformed', 200],
  'answered with a wrong shape': ['malformed', 200],
  'answered with nothing': ['malformed', 200],
};

/** Of a reply that nobody reads, emptiness is the rule and any JSON will do. */
const unread = contract.filter(({ reply }) => !reply);

/** An object without fields, or nothing at all. */
const empty = [chat.closeSession, chat.deleteChatHistory, prospects.checkActivationCode];

/** Calls for which a fault is an answer like any other. */
const answers: Partial<Record<FaultName, readonly AnyCall[]>> = {
  'answered 400': [
    chat.sendChat,
    prospects.signUp,
    prospects.unsubscribe,
    prospects.checkActivationCode,
    removeUser,
    eraseUser,
    questionnaire.createNumericQuestion,
    questionnaire.createChoiceQuestion,
    questionnaire.changeNumericQuestion,
    questionnaire.changeChoiceQuestion,
  ],
  'answered 404': [
    chat.deleteChat,
    prospects.checkActivationCode,
    getAgeVerification,
    getTermsForSigning,
    getIntroVideo,
    feedback.getScore,
    adminFeedback.getGenericFeedback,
    adminFeedback.linkCard,
  ],
  'answered 409': [
    adminFeedback.changeFeedbackState,
    changeSettingVersion,
    changeSignupSource,
    prompts.activatePromptVersion,
    prompts.createPromptVersion,
    questionnaire.activateQuestion,
    questionnaire.changeNumericQuestion,
    questionnaire.changeChoiceQuestion,
    terms.activateTerms,
    terms.changeTerms,
  ],
  'answered with a wrong shape': [
    ...unread,
    ...empty,
    // An answer without a value is none (D-40).
    getNumericAnswer,
  ],
  'answered with nothing': [...unread, ...empty, adminFeedback.getTaskBoardLink],
};

/** Calls whose failure the screen tells in its own way, but for a lost connection. */
const untoasted: readonly AnyCall[] = [
  chat.sendChat,
  chat.readReply,
  chat.stopReply,
  chat.withdrawMessages,
  feedback.sendGenericFeedback,
  feedback.sendConversationFeedback,
  ...contract.filter(({ path }) => path.startsWith('/api/users/current/questions')),
  refreshNews,
];

const onFailure = vi.fn();
const onNoService = vi.fn();
const client = createClient({
  baseUrl: apiUrl,
  tokens: { get: async () => 'token', renew: async () => 'token' },
  onFailure,
  onNoService,
});

/** Every slot of a call's path filled; the wrapper checks nothing else of what is sent. */
const inputOf = ({ path }: AnyCall) => ({
  params: Object.fromEntries([...path.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 1])),
});

async function outcomeOf(call: AnyCall) {
  onFailure.mockClear();
  onNoService.mockClear();
  const send = client.sendOrThrow as unknown as (call: AnyCall, input: object) => Promise<Reply<unknown>>;
  const result: unknown = await send(call, inputOf(call))
    .then(({ ok }) => (ok ? 'a success' : 'an accepted refusal'))
    .catch((failure) => failure);
  return {
    outcome: result instanceof CallFailure ? wordsOf(result) : result,
    toasts: onFailure.mock.calls.length,
    noService: onNoService.mock.calls.length,
  };
}

const wordsOf = ({ kind, status, body, retryAfterSeconds }: CallFailure) =>
  [kind, status, body?.code ?? undefined, retryAfterSeconds ?? undefined].filter(
    (each) => each !== undefined,
  );

function expectedOf(call: AnyCall, name: FaultName) {
  if (answers[name]?.includes(call)) {
    const outcome = 'status' in faults[name] ? 'an accepted refusal' : 'a success';
    return { outcome, toasts: 0, noService: 0 };
  }
  const isLost = name === 'without a connection';
  return {
    outcome: failures[name],
    toasts: isLost || !untoasted.includes(call) ? 1 : 0,
    noService: isLost ? 1 : 0,
  };
}

describe('every call of the contract', () => {
  it.each(faultNames)('%s, fails in the one way, and tells the person once', async (name) => {
    // What is sent is of no account here.
    allowConsole('against the contract');
    for (const call of contract) {
      fault(call, faults[name]);
      expect(await outcomeOf(call), `${call.id} ${call.method} ${call.path}`).toEqual(expectedOf(call, name));
    }
  });
});
