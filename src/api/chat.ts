import * as v from 'valibot';
import { call } from './call';
import { Help } from './help/help';
import { atMost, longestMessage } from './limits';
import { named } from './named';
import { Count, Empty, Id, Iso, Paging } from './shapes';

const appUser = { role: 'AppUser' } as const;
const head = { id: Id, timestamp: Iso };

export const UserInput = v.object({
  ...head,
  renderer: v.literal('UserInput'),
  data: v.object({
    text: v.string(),
    showDelete: v.boolean(),
    /** Its reply is still being written: `readReply` tells of it. An addition to the contract. */
    isBeingAnswered: v.optional(v.boolean()),
  }),
});
export const ChatResponse = v.object({
  ...head,
  renderer: v.literal('ChatResponse'),
  data: v.object({
    response: v.string(),
    /** Why the reply is not whole: the person stopped it, or it broke off. An addition to the contract. */
    ending: v.optional(v.picklist(['stopped', 'interrupted'])),
  }),
});
export const VideoRenderer = v.object({
  ...head,
  renderer: v.literal('VideoRenderer'),
  data: v.object({ videoUrl: v.string() }),
});
export const ContentFilter = v.object({
  ...head,
  renderer: v.literal('ContentFilter'),
  data: v.object({
    response: v.string(),
    /** An addition, which servers may leave out; one of another shape counts as left out. */
    help: v.fallback(v.optional(Help), undefined),
  }),
});

const knownKinds = new Set(['UserInput', 'ChatResponse', 'VideoRenderer', 'ContentFilter']);

/** A kind that a later server may send; screens ignore it (D-31). */
const UnknownEntry = v.object({
  id: Id,
  renderer: v.pipe(
    v.string(),
    v.check((kind) => !knownKinds.has(kind)),
  ),
});

/** One entry of the conversation (contract 2.1). */
export const ChatEntry = v.variant('renderer', [UserInput, ChatResponse, VideoRenderer, ContentFilter]);
export type ChatEntry = v.InferOutput<typeof ChatEntry>;

/** An entry as the application takes it; servers send those that it knows. */
export const AnyEntry = v.union([ChatEntry, UnknownEntry]);
export type AnyEntry = v.InferOutput<typeof AnyEntry>;

/** Tells an entry that a screen can draw from one of an unknown kind. */
export const isKnownEntry = (entry: AnyEntry): entry is ChatEntry => knownKinds.has(entry.renderer);

/** What the person said, while its reply is still being written. */
export type RunningEntry = v.InferOutput<typeof UserInput>;

export const isBeingAnswered = (entry: ChatEntry): entry is RunningEntry =>
  entry.renderer === 'UserInput' && entry.data.isBeingAnswered === true;

export const PromptLog = v.object({
  id: Id,
  promptKey: named('Untitled'),
  requestJson: v.string(),
  responseJson: v.string(),
});
export type PromptLog = v.InferOutput<typeof PromptLog>;

/** What `PromptLog.requestJson` holds once parsed (D-28). */
export const RequestJson = v.object({
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
});

/** What `PromptLog.responseJson` holds once parsed (D-28). */
export const ResponseJson = v.object({
  value: v.object({
    choices: v.array(v.object({ message: v.object({ content: v.string() }), finishReason: v.string() })),
    usage: v.object({ completionTokens: Count, promptTokens: Count, totalTokens: Count }),
  }),
});

export const startChat = call({
  id: 'U01',
  method: 'POST',
  path: '/api/chats/start',
  summary: 'Opens a session, or continues the open one.',
  access: appUser,
});

export const listChats = call({
  id: 'U02',
  method: 'GET',
  path: '/api/chats',
  summary: 'The conversation, oldest first; page 1 is its end.',
  access: appUser,
  query: Paging,
  reply: v.array(AnyEntry),
});

/** What a message is answered with. */
export const ChatReply = v.object({
  userInputChatId: Id,
  data: AnyEntry,
  /** Other entries since the message before, such as help that a slow safety check calls for. An addition to the contract. */
  besides: v.fallback(v.optional(v.array(AnyEntry)), undefined),
});

export const sendChat = call({
  id: 'U03',
  method: 'POST',
  path: '/api/chats',
  summary: 'Stores what the person said and answers it.',
  access: appUser,
  body: v.object({
    input: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', 'The input is empty.'),
      atMost(longestMessage, 'Your message'),
    ),
  }),
  reply: ChatReply,
  mayStream: true,
  accept: [400],
  toast: false,
  timeLimitMs: 120_000,
});

export const deleteChat = call({
  id: 'U04',
  method: 'DELETE',
  path: '/api/chats/{id}',
  summary: 'Deletes a user input and the reply to it, before it is replayed.',
  access: { role: 'AppUser', permissions: ['read:chatstat'] },
  accept: [404],
});

export const getChatStats = call({
  id: 'U05',
  method: 'GET',
  path: '/api/chats/{id}/stats',
  summary: 'How a reply was produced.',
  access: { permissions: ['read:chatstat'] },
  reply: v.object({ moduleName: named('Untitled'), promptLogs: v.array(PromptLog) }),
});

export const closeSession = call({
  id: 'U06',
  method: 'POST',
  path: '/api/chats/closeSession',
  summary: 'Closes the current session.',
  access: { permissions: ['edit:session'] },
  reply: Empty,
  mayBeEmpty: true,
});

export const deleteChatHistory = call({
  id: 'U07',
  method: 'DELETE',
  path: '/api/chats',
  summary: 'Deletes every chat of the signed-in user.',
  access: { permissions: ['delete:chat'] },
  reply: Empty,
  mayBeEmpty: true,
});

/** For messages that `listChats` says are being answered. */
export const readReply = call({
  id: 'U46',
  method: 'GET',
  path: '/api/chats/{id}/reply',
  summary: 'The reply to a user input, as far as it has come and as it goes on.',
  isAddition: true,
  access: appUser,
  reply: ChatReply,
  mayStream: true,
  toast: false,
  timeLimitMs: 120_000,
});

export const stopReply = call({
  id: 'U47',
  method: 'DELETE',
  path: '/api/chats/{id}/reply',
  summary: 'Ends the reply that is being written to a user input, and keeps what has come of it.',
  isAddition: true,
  access: appUser,
  toast: false,
});

/**
 * Made once the connection of a send has been given up before the message was accepted. A server that has this call
 * accepts none whose sender has gone, and shows at once in `listChats` what it has accepted before.
 */
export const withdrawMessages = call({
  id: 'U48',
  method: 'POST',
  path: '/api/chats/withdraw',
  summary:
    'Withdraws what was sent, given up and not accepted yet; from then on the history tells what was accepted.',
  isAddition: true,
  access: appUser,
  toast: false,
});
