import type { ReplyProgress } from '../../../src/api/replyEvents';
import { AssistantFailure, type Message } from '../../assistant/assistant';
import { assess } from '../../assistant/safety/assess';
import { helpFor } from '../../assistant/safety/helpFor';
import type { Need } from '../../assistant/safety/need';
import { loggable } from '../../loggable';
import type { Person } from '../account/person';
import { logException } from '../logs/devLog';
import { recordCosts } from '../logs/recordCalls';
import { readPrompt } from '../prompts/readPrompt';
import { Refusal, refuse } from '../refusal';
import { readNumber } from '../settings/readSetting';
import type { Tools } from '../tools';
import type { Reader } from './entries';
import { answerNeed } from './help';
import { recentLines, toMessage } from './history';
import type { ReplyNotes } from './replyNotes';
import { acceptMessage, endReply, refuseWithdrawn } from './runningReply';
import { checkSafety, heldUntilSafe, type SafetyVerdict, verdictAtHand, WriterInDanger } from './safetyCheck';
import { continueSession } from './sessions';
import { type Answered, readAnswered, storeExchange, storeLateVerdict } from './storeExchange';
import { tagValues } from './tagValues';
import { writeReply } from './writeReply';

const unanswered = 'The assistant could not answer. Please try again in a moment.';

type ExchangeTools = Tools &
  Reader & {
    /** Hears of the reply while it comes. */
    tell?(progress: ReplyProgress): void;
    /** Fires when the sender has gone: what has not been accepted by then is withdrawn. */
    signal?: AbortSignal;
  };

/**
 * Answers what a person said and stores both (contract 2.1, U03). Whoever is in need is answered by `answerNeed`, before
 * any model is asked; where only the model sees it, or its provider's filter, instead of the reply, or beside it when
 * words of it are out already. Nothing is stored when the assistant fails (500). Once the message is accepted, its reply is written and stored whether or not anybody
 * still listens.
 */
export async function exchange(tools: ExchangeTools, person: Person, input: string): Promise<Answered> {
  const { db, clock } = tools;
  const receivedAt = clock.now();
  const assessment = assess(input, person.languageCode);
  refuseWithdrawn(tools.signal);
  if (assessment.need) return answerNeed(tools, person, assessment.need, { input, receivedAt, assessment });

  const session = await continueSession(db, person, receivedAt);
  const values = tagValues(db, person, session);
  const said: Message = { role: 'user', content: input };

  const coach = await readPrompt(db, 'coach', values);
  const remembered = await readNumber(db, receivedAt, 'rememberedMessages');
  const earlier = (await recentLines(db, person.id, remembered)).map(toMessage);
  const messages = [{ role: 'system' as const, content: coach.text }, ...earlier, said];

  const running = await acceptMessage(db, person.id, { input, receivedAt, assessment }, tools.signal);
  tools.tell?.({ event: 'accepted', userInputChatId: running.id });
  const sessionId = session?.id ?? null;
  const verdict = checkSafety(tools, person, { said, values, sessionId, assessment });
  let isWritten = false;
  const onLateDanger = () => {
    const help = () => helpFor(danger.kind, person.languageCode, tools.country ?? null);
    if (!isWritten) tools.tell?.({ event: 'help', help: help() });
  };
  const stop = new AbortController();
  const notes = tools.notebook.open(running.id, (why) => stop.abort(why));
  try {
    const guarded = { ...tools, assistant: heldUntilSafe(tools.assistant, verdict, onLateDanger) };
    const reply = await ask(guarded, { messages, person, sessionId, notes, stop: stop.signal });
    isWritten = true;
    const checked = await verdictAtHand(verdict);
    const calls = [...(checked?.calls ?? []), { prompt: coach, messages, reply }];
    const ending = reply.finishReason === 'stopped' ? 'stopped' : null;
    const answered = await storeExchange(tools, person, {
      running: { ...running, assessment: checked?.assessment ?? assessment },
      reply: reply.text,
      ending,
      calls,
    });
    if (!checked) whenItComes((late) => storeLateVerdict(tools, person, running.id, late));
    return answered ?? (await readAnswered(tools, person, running.id)) ?? refuseOvertaken(running.id);
  } catch (error) {
    isWritten = true;
    // What is not answered was not said: the person has the text back.
    await endReply(db, running.id).catch((error) => console.error(loggable(error)));
    const isGone = error instanceof Refusal && error.status === 401;
    const pay = ({ calls }: SafetyVerdict) => recordCosts(db, calls, { userId: person.id, now: clock.now() });
    const checked = await verdictAtHand(verdict).catch(() => ({ assessment, calls: [] }));
    if (checked && !isGone) await pay(checked);
    if (!checked && !isGone) whenItComes(pay);
    if (!isFiltered(error)) throw error;
    const scores = checked?.assessment ?? assessment;
    return answerNeed(tools, person, danger, { input, receivedAt, assessment: scores });
  } finally {
    await notes.end();
  }

  /** Does what is to be done with an opinion that takes longer than the reply; nobody waits for it. */
  function whenItComes(settle: (late: SafetyVerdict) => Promise<void>) {
    verdict.then(
      (late) => tools.afterwards.later(`verdict ${running.id}`, () => settle(late)),
      (error) => console.error(loggable(error)),
    );
  }
}

const danger: Need = { tier: 'danger', kind: 'danger' };

/** Whether the model's safety check, or its provider's filter, keeps a message from being answered. */
const isFiltered = (error: unknown) =>
  error instanceof WriterInDanger || (error instanceof AssistantFailure && error.reason === 'filtered');

/** Who has the text back could not tell why: the log says it. */
function refuseOvertaken(id: number): never {
  console.error(
    `The reply to message ${id} was ended by somebody else while it was being written: its person has deleted it, or ` +
      'this process had not said for ten seconds that it is at it.',
  );
  refuse(500, unanswered);
}

interface Asking {
  messages: Message[];
  person: Person;
  sessionId: number | null;
  notes: ReplyNotes;
  stop: AbortSignal;
}

async function ask(
  { db, clock, assistant, tell }: ExchangeTools,
  { messages, person, sessionId, notes, stop }: Asking,
) {
  const onText = (text: string) => {
    notes.add(text);
    tell?.({ event: 'delta', text });
  };
  try {
    const request = { messages, language: person.languageCode ?? 'en' };
    return await writeReply({ assistant, request, stop, ...(tell && { onText }) });
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    console.error(`The assistant failed: ${error.message}`);
    await logException(db, { userId: person.id, sessionId, now: clock.now() }, error, 'Assistant');
    if (error.reason === 'filtered') throw error;
    refuse(500, unanswered);
  }
}
