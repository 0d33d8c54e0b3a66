import { eq } from 'drizzle-orm';
import type { ChatEntry } from '../../../src/api/chat';
import { AssistantFailure, type Message } from '../../assistant/assistant';
import { themesOf } from '../../assistant/coach/understand';
import { type Assessment, assess } from '../../assistant/safety/assess';
import { estimateUsage } from '../../assistant/tokens';
import { chats, costs, promptLogs, sessions } from '../../db/tables';
import type { Person } from '../account/person';
import { type LogLine, logException, writeDevLog } from '../logs/devLog';
import { type ModelCall, toCosts, toPromptLog } from '../logs/modelCall';
import { readPrompt } from '../prompts/readPrompt';
import { refuse } from '../refusal';
import { readNumber } from '../settings/readSetting';
import type { Tools } from '../tools';
import { type Reader, toEntry } from './entries';
import { answerNeed } from './help';
import { recentLines, toMessage } from './history';
import { findSession, openSession } from './sessions';
import { tagValues } from './tagValues';
import { enterModule } from './visits';

const unanswered = 'The assistant could not answer. Please try again in a moment.';

/**
 * Answers what a person said and stores both (contract 2.1, U03). Whoever is in need is answered by `answerNeed`, before
 * any model is asked. Nothing is stored when the assistant fails (500).
 */
export async function exchange(
  tools: Tools & Reader,
  person: Person,
  input: string,
): Promise<{ userInputChatId: number; data: ChatEntry }> {
  const { db, clock } = tools;
  const receivedAt = clock.now();
  const assessment = assess(input, person.languageCode);
  if (assessment.need) return answerNeed(tools, person, assessment.need, { input, receivedAt, assessment });

  const session = await db.transaction((tx) => findSession(tx, person, receivedAt));
  const values = tagValues(db, person, session);
  const said: Message = { role: 'user', content: input };

  const safety = await readPrompt(db, 'safetyCheck', values);
  const safetyMessages = [{ role: 'system' as const, content: safety.text }, said];

  const coach = await readPrompt(db, 'coach', values);
  const remembered = await readNumber(db, receivedAt, 'rememberedMessages');
  const earlier = (await recentLines(db, person.id, remembered)).map(toMessage);
  const messages = [{ role: 'system' as const, content: coach.text }, ...earlier, said];
  const reply = await ask(tools, messages, person, session?.id ?? null);

  const calls = [
    { prompt: safety, messages: safetyMessages, reply: safetyReply(safetyMessages, assessment) },
    { prompt: coach, messages, reply },
  ];
  return store(tools, person, { input, receivedAt, assessment, reply: reply.text, calls });
}

async function ask(
  { db, clock, assistant }: Tools,
  messages: Message[],
  person: Person,
  sessionId: number | null,
) {
  try {
    return await assistant.reply({ messages, language: person.languageCode ?? 'en' });
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    console.error(`The assistant failed: ${error.message}`);
    await logException(db, { userId: person.id, sessionId, now: clock.now() }, error, 'Assistant');
    refuse(500, unanswered);
  }
}

/** The rules that score a message need no model; their log has the shape of one that did. */
function safetyReply(messages: Message[], scores: Assessment) {
  const text = JSON.stringify(scores);
  return { text, finishReason: 'stop', usage: estimateUsage(messages, text) };
}

interface Exchange {
  input: string;
  receivedAt: Date;
  assessment: Assessment;
  reply: string;
  calls: ModelCall[];
}

/** Stores both sides at once, in the open session or, if there is none any more, in a new one. */
function store({ db, clock, origin }: Tools & Reader, person: Person, given: Exchange) {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const session = (await findSession(tx, person, now)) ?? (await openSession(tx, person, given.receivedAt));
    const themes = themesOf(given.input, person.languageCode);
    const sessionModuleId = await enterModule(tx, session, themes, person, given.receivedAt);
    await tx.update(sessions).set({ lastActiveAt: now }).where(eq(sessions.id, session.id));

    const place = { userId: person.id, sessionModuleId };
    const [input] = await tx
      .insert(chats)
      .values({
        ...place,
        kind: 'UserInput',
        text: given.input,
        createdAt: given.receivedAt,
        ...given.assessment,
      })
      .returning();
    if (!input) throw new Error('The input was not stored');
    const [reply] = await tx
      .insert(chats)
      .values({ ...place, kind: 'ChatResponse', text: given.reply, createdAt: now, replyTo: input.id })
      .returning();
    if (!reply) throw new Error('The reply was not stored');
    const logs = await tx
      .insert(promptLogs)
      .values(given.calls.map((call) => toPromptLog(call, { chatId: reply.id, createdAt: now })))
      .returning({ promptLogId: promptLogs.id });
    const spent = { userId: person.id, createdAt: now };
    await tx.insert(costs).values(given.calls.flatMap((call) => toCosts(call, spent)));
    await writeDevLog(tx, { userId: person.id, sessionId: session.id, now }, logs.map(toLine));
    return { userInputChatId: input.id, data: toEntry(reply, { origin }) };
  });
}

const toLine = (log: { promptLogId: number }): LogLine => ({ category: 'GptCall', ...log });
