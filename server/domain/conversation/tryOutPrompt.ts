import { and, desc, eq } from 'drizzle-orm';
import { exampleOf } from '../../../src/api/admin/exampleValues';
import type { Trial, TryOut, TryOutRequest } from '../../../src/api/admin/prompts';
import { type TagName, tagNames } from '../../../src/api/admin/promptTags';
import { AssistantFailure, type Message } from '../../assistant/assistant';
import { fillTags, type TagValues } from '../../assistant/tags';
import type { Db } from '../../db/database';
import { promptDefinitions, promptVersions, sessions } from '../../db/tables';
import type { Person } from '../account/person';
import { type ModelCall, toCosts } from '../logs/modelCall';
import { recordCosts } from '../logs/recordCalls';
import { firstOr404 } from '../or404';
import { type PromptKey, takesMessage } from '../prompts/promptKey';
import { refuse } from '../refusal';
import { readNumber } from '../settings/readSetting';
import type { Tools } from '../tools';
import { recentLines, toMessage } from './history';
import { tagValues } from './tagValues';

type TryOutTools = Pick<Tools, 'db' | 'clock' | 'assistant'> & { signal: AbortSignal };

/** Two replies stay within the call's own limit. */
const replyLimitMs = 55_000;

/** Who waits for a try-out: a second one would only make both slower, and cost as much. */
const waiting = new Set<string>();

/**
 * Asks the assistant by a text that is not stored, then by the prompt's active version. Nothing is kept of it but what
 * the model's tokens cost. 404 when there is no such prompt, 409 while another try-out of the person runs.
 */
export async function tryOutPrompt(
  tools: TryOutTools,
  person: Person,
  place: { groupId: number; definitionId: number },
  request: TryOutRequest,
): Promise<TryOut> {
  const { db, assistant } = tools;
  const { key, activeText } = await findPrompt(db, place);
  if (takesMessage(key) && request.message.trim() === '')
    refuse(400, 'Write what the client says.', { field: 'message' });
  if (waiting.has(person.id)) refuse(409, 'Another try-out of yours is still running.');
  waiting.add(person.id);
  try {
    const context = await readContext(tools, person, key, request);
    const attempt = (text: string) => tryText(tools, person, context, text);
    const draft = await attempt(request.promptText);
    const active = activeText === null ? null : await attempt(activeText);
    return { model: assistant.model ?? null, draft, active };
  } finally {
    waiting.delete(person.id);
  }
}

async function findPrompt(db: Db, { groupId, definitionId }: { groupId: number; definitionId: number }) {
  const found = await db
    .select({ key: promptDefinitions.key, activeText: promptVersions.text })
    .from(promptDefinitions)
    .leftJoin(
      promptVersions,
      and(eq(promptVersions.definitionId, promptDefinitions.id), promptVersions.active),
    )
    .where(and(eq(promptDefinitions.id, definitionId), eq(promptDefinitions.groupId, groupId)));
  const { key, activeText } = firstOr404(found, 'There is no such prompt.');
  return { key: key as PromptKey, activeText };
}

/** What is the same for each text that is tried. */
interface Context {
  key: PromptKey;
  values: TagValues;
  /** What was said before, oldest first. */
  earlier: Message[];
  message: string;
}

async function readContext(
  { db, clock }: TryOutTools,
  person: Person,
  key: PromptKey,
  { values, message }: TryOutRequest,
): Promise<Context> {
  if (values === 'examples') return { key, values: exampleValues, earlier: [], message };
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, person.id))
    .orderBy(desc(sessions.id))
    .limit(1);
  const remembered = key === 'coach' ? await readNumber(db, clock.now(), 'rememberedMessages') : 0;
  const earlier = remembered > 0 ? await recentLines(db, person.id, remembered) : [];
  // The part of a conversation that a session is in is known while it is open.
  const open = session && session.closedAt === null ? session : null;
  return { key, values: tagValues(db, person, open), earlier: earlier.map(toMessage), message };
}

const exampleOfName = (name: TagName) => async (argument: string | null) =>
  exampleOf({ kind: 'tag', source: '', name, argument, error: null }) ?? '';

const exampleValues = Object.fromEntries(tagNames.map((name) => [name, exampleOfName(name)])) as TagValues;

async function tryText(tools: TryOutTools, person: Person, context: Context, text: string): Promise<Trial> {
  const { db, clock, assistant, signal } = tools;
  const { key } = context;
  const filled = await fillTags(text, context.values);
  const nothing = { filled, reply: null, failure: null, promptTokens: 0, completionTokens: 0, cost: 0 };
  // The built-in coach can answer a client, and follows no instructions.
  if (assistant.model === undefined && key !== 'coach') return { ...nothing, milliseconds: 0 };

  const messages = messagesOf(context, filled);
  const startedAt = performance.now();
  const spent = () => Math.round(performance.now() - startedAt);
  const timeLimit = AbortSignal.timeout(replyLimitMs);
  try {
    const reply = await assistant.reply({
      messages,
      language: person.languageCode ?? 'en',
      signal: AbortSignal.any([signal, timeLimit]),
    });
    const milliseconds = spent();
    const call: ModelCall = {
      prompt: { key, versionId: null, text: filled },
      messages,
      reply,
      isTryOut: true,
    };
    const place = { userId: person.id, now: clock.now() };
    const isPaid = assistant.model !== undefined;
    if (isPaid) await recordCosts(db, [call], place);
    const costs = toCosts(call, { userId: person.id, createdAt: place.now });
    const { promptTokens, completionTokens } = reply.usage;
    return {
      ...nothing,
      reply: reply.text,
      promptTokens,
      completionTokens,
      cost: isPaid ? costs.reduce((sum, { totalCost }) => sum + totalCost, 0) : 0,
      milliseconds,
    };
  } catch (error) {
    if (signal.aborted) refuse(400, 'The try-out was given up.');
    if (!timeLimit.aborted && !(error instanceof AssistantFailure)) throw error;
    console.error('A try-out got no answer:', error instanceof Error ? error.message : error);
    const failure = timeLimit.aborted
      ? `No reply came within ${replyLimitMs / 1_000} seconds.`
      : error instanceof AssistantFailure && error.reason === 'filtered'
        ? "The model's provider let no reply through."
        : 'The assistant could not answer.';
    return { ...nothing, failure, milliseconds: spent() };
  }
}

/** What the assistant is sent, as in the calls that the prompt is for. Many models answer nobody but a user. */
function messagesOf({ key, earlier, message }: Context, filled: string): Message[] {
  if (!takesMessage(key)) return [{ role: 'user', content: filled }];
  return [{ role: 'system', content: filled }, ...earlier, { role: 'user', content: message }];
}
