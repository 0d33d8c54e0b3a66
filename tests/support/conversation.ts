import { type ChatEntry, listChats, sendChat, startChat, withdrawMessages } from '../../src/api/chat';
import { getUserStatus, type UserStatus } from '../../src/api/user';
import { createDeferred } from '../../src/auth/deferred';
import { mock } from './mocks';

// At noon: whatever the time is, all of them are of one day, and none of today.
const yesterday = new Date(Date.now() - 86_400_000);
yesterday.setHours(12, 0, 0, 0);

const at = (minute: number) => new Date(yesterday.getTime() + minute * 60_000).toISOString();

/** What the person said. */
export const said = (id: number, text: string, showDelete = false): ChatEntry => ({
  id,
  renderer: 'UserInput',
  timestamp: at(id),
  data: { text, showDelete },
});

/** What the assistant answered. */
export const answered = (id: number, response: string): ChatEntry => ({
  id,
  renderer: 'ChatResponse',
  timestamp: at(id),
  data: { response },
});

/** A conversation of two questions and two answers. */
export const conversation: ChatEntry[] = [
  said(1, 'I slept badly'),
  answered(2, 'What kept you awake?'),
  said(3, 'My exam', true),
  answered(4, 'When is it?'),
];

export const allDone: UserStatus = {
  allOk: true,
  introVideoOk: true,
  ageVerificationOk: true,
  termsAndConditionsOk: true,
  userQuestionaireStatusOk: true,
  profileOk: true,
  newsOk: true,
  scoreOk: true,
};

/** A server that opens the chat screen with these entries. */
export function mockChat(entries: ChatEntry[] = conversation) {
  return {
    status: mock(getUserStatus, allDone),
    start: mock(startChat),
    list: mock(listChats, entries),
    withdraw: mock(withdrawMessages),
  };
}

/** Answers each message with the ids 101 and 102, 103 and 104 and so on. */
export function mockAnswers(response = 'I hear you.') {
  let lastId = 100;
  return mock(sendChat, () => {
    lastId += 2;
    return { userInputChatId: lastId - 1, data: answered(lastId, response) };
  });
}

/** Answers a message when the test says so. */
export function mockSlowAnswer() {
  const answer = createDeferred<{ userInputChatId: number; data: ChatEntry }>();
  const sent = mock(sendChat, () => answer.promise);
  return {
    ...sent,
    arrive: (response = 'I hear you.') =>
      answer.resolve({ userInputChatId: 101, data: answered(102, response) }),
  };
}
