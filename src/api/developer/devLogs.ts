import * as v from 'valibot';
import { call } from '../call';
import { Count, Id, Iso, Paging } from '../shapes';

/** A line of the developer log; its text is JSON whose shape depends on the category (contract 3.11). */
export const DevLog = v.object({
  id: Id,
  timestamp: Iso,
  category: v.string(),
  text: v.string(),
});
export type DevLog = v.InferOutput<typeof DevLog>;

/** What the text of a line of the category `GptCall` holds once parsed. */
export const GptCallText = v.object({
  prompt: v.array(v.object({ role: v.string(), content: v.string() })),
  usage: v.object({ completionTokens: Count, promptTokens: Count, totalTokens: Count }),
  choices: v.array(v.object({ message: v.object({ content: v.string() }), finishReason: v.string() })),
});
export type GptCallText = v.InferOutput<typeof GptCallText>;

/** What the text of a line of the category `Exception` holds once parsed. */
export const ExceptionText = v.object({
  message: v.string(),
  stackTrace: v.string(),
  source: v.string(),
});
export type ExceptionText = v.InferOutput<typeof ExceptionText>;

const access = { permissions: ['read:devlog'] } as const;

export const listDevLogs = call({
  id: 'S66',
  method: 'GET',
  path: '/api/Stats/DevLogs/{fromId:text}',
  summary:
    "The lines of the signed-in user's log after this one, oldest first; 400 while logging is disabled.",
  access,
  query: v.pick(Paging, ['pageSize']),
  reply: v.object({ devLogs: v.array(DevLog), latestId: Id }),
  errors: [400],
});

export const getInitialDevLogId = call({
  id: 'S67',
  method: 'GET',
  path: '/api/stats/DevLogs/currentSession/initialId',
  summary: "The id just before the current session's first line.",
  access,
  reply: v.object({ initialId: Id }),
});

export const getDevLogsEnabled = call({
  id: 'S68',
  method: 'GET',
  path: '/api/stats/DevLogs/enabled',
  summary: 'Whether the server writes a developer log.',
  access,
  reply: v.object({ isEnabled: v.boolean() }),
});
