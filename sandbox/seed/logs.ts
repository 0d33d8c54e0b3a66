import { and, eq, type InferInsertModel, inArray } from 'drizzle-orm';
import type { Message } from '../../server/assistant/assistant';
import { fillTags, type TagValues } from '../../server/assistant/tags';
import { estimateUsage } from '../../server/assistant/tokens';
import type { Db } from '../../server/db/database';
import {
  type chats,
  costs,
  devLogs,
  promptDefinitions,
  promptLogs,
  promptVersions,
  sessionModules,
  sessions,
} from '../../server/db/tables';
import type { Account } from '../../server/domain/account/person';
import { toMessage, transcript } from '../../server/domain/conversation/history';
import { type LogLine, toRow } from '../../server/domain/logs/devLog';
import { type ModelCall, toCosts, toPromptLog } from '../../server/domain/logs/modelCall';
import type { PromptKey } from '../../server/domain/prompts/promptKey';
import type { Prompt } from '../../server/domain/prompts/readPrompt';
import { answerText } from '../../server/domain/questionnaire/answerText';
import { insertAll, reserveIds } from './bulk';

/** A reply's logs take some kilobytes; of a long conversation only the latest replies keep theirs. */
const loggedReplies = 100;

type Chat = typeof chats.$inferInsert & { id: number };

/** A reply with the question to the assistant that led to it. */
interface Reasoned {
  reply: Chat;
  call: ModelCall;
}

/** Stores how the latest replies of a conversation came about and what they cost, as the chat call would have. */
export async function writeLogs(
  db: Db,
  account: Pick<Account, 'id' | 'name'>,
  written: readonly Chat[],
): Promise<void> {
  const reasoned = await reason(db, account, written);
  const logs = await insertWithIds(
    db,
    promptLogs,
    reasoned.map(({ reply: { id: chatId, createdAt }, call }) => toPromptLog(call, { chatId, createdAt })),
  );
  await insertWithIds(
    db,
    costs,
    reasoned.flatMap(({ reply, call }) => toCosts(call, { userId: account.id, createdAt: reply.createdAt })),
  );
  await insertWithIds(db, devLogs, await toLines(db, account.id, reasoned, logs));
}

async function reason(
  db: Db,
  { id: userId, name }: Pick<Account, 'id' | 'name'>,
  written: readonly Chat[],
): Promise<Reasoned[]> {
  const coach = await activePrompt(db, 'coach');
  const replies = written.filter(({ replyTo }) => replyTo != null).slice(-loggedReplies);
  const answerOf = remembered((key) => answerText(db, userId, key));
  const reasoned: Reasoned[] = [];
  for (const reply of replies) {
    const index = written.findIndex(({ id }) => id === reply.replyTo);
    const input = written[index];
    if (!input) continue;
    const lines = written
      .slice(Math.max(0, index - 20), index)
      .map((chat) => ({ ...chat, excludeFromChat: null }));
    const spoken = lines.filter(({ kind }) => kind === 'UserInput' || kind === 'ChatResponse');
    const said: Message = { role: 'user', content: input.text };
    const values = valuesFor(name, transcript(spoken.slice(-4)), answerOf);
    const prompt = { ...coach, text: await fillTags(coach.text, values) };
    const messages: Message[] = [{ role: 'system', content: prompt.text }, ...spoken.map(toMessage), said];
    const { text } = reply;
    const answer = { text, finishReason: 'stop', usage: estimateUsage(messages, text) };
    reasoned.push({ reply, call: { prompt, messages, reply: answer } });
  }
  return reasoned;
}

/** The developer log of these replies, with a line where a session began. */
async function toLines(
  db: Db,
  userId: string,
  reasoned: readonly Reasoned[],
  logs: readonly { id: number; chatId?: number | null }[],
) {
  const sessionOf = await readSessions(db, reasoned);
  let current: number | null = null;
  return reasoned.flatMap(({ reply }) => {
    const session = sessionOf.get(reply.sessionModuleId);
    const place = { userId, sessionId: session?.id ?? null, now: reply.createdAt };
    const lines = logs
      .filter(({ chatId }) => chatId === reply.id)
      .map(({ id }) => toRow(place, { category: 'GptCall', promptLogId: id }));
    if (!session || session.id === current) return lines;
    current = session.id;
    const opened: LogLine = { category: 'Session', text: { event: 'opened', sessionId: session.id } };
    return [toRow({ userId, sessionId: session.id, now: session.startedAt }, opened), ...lines];
  });
}

/** The sessions of the replies, by the module visit in which each was given. */
async function readSessions(db: Db, reasoned: readonly Reasoned[]) {
  const visits = [...new Set(reasoned.map(({ reply }) => reply.sessionModuleId))];
  const rows = await db
    .select({ visitId: sessionModules.id, id: sessions.id, startedAt: sessions.startedAt })
    .from(sessionModules)
    .innerJoin(sessions, eq(sessions.id, sessionModules.sessionId))
    .where(inArray(sessionModules.id, visits));
  return new Map(rows.map(({ visitId, ...session }) => [visitId, session]));
}

type LogTable = typeof costs | typeof devLogs | typeof promptLogs;

async function insertWithIds<Table extends LogTable>(db: Db, table: Table, rows: InferInsertModel<Table>[]) {
  const firstId = await reserveIds(db, table, rows.length);
  const numbered = rows.map((row, index) => ({ ...row, id: firstId + index }));
  await insertAll(db, table, numbered);
  return numbered;
}

/** The answers are the same for every reply: each is read once. */
function remembered(read: (key: string) => Promise<string>) {
  const known = new Map<string, Promise<string>>();
  return (key: string) => {
    const answer = known.get(key) ?? read(key);
    known.set(key, answer);
    return answer;
  };
}

/** What the tags stood for; a written conversation keeps only what its own texts and the questionnaire tell. */
const valuesFor = (name: string, history: string, answerOf: (key: string) => Promise<string>): TagValues => ({
  username: async () => name,
  language: async () => 'English',
  question: async (key) => (key ? answerOf(key) : ''),
  lastSessionDate: async () => '',
  chatHistory: async () => history,
  clientSummary: async () => '',
  moduleSummary: async () => '',
  sessionSummary: async () => '',
  chat: async () => '',
});

async function activePrompt(db: Db, key: PromptKey): Promise<Prompt> {
  const [version] = await db
    .select({ versionId: promptVersions.id, text: promptVersions.text })
    .from(promptVersions)
    .innerJoin(promptDefinitions, eq(promptDefinitions.id, promptVersions.definitionId))
    .where(and(eq(promptDefinitions.key, key), promptVersions.active));
  return { key, versionId: version?.versionId ?? null, text: version?.text ?? '' };
}
