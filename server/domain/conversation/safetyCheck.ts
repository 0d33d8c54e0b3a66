import * as v from 'valibot';
import type { Assistant, Message } from '../../assistant/assistant';
import { type Assessment, detectedFrom, irrelevantBelow } from '../../assistant/safety/assess';
import type { TagValues } from '../../assistant/tags';
import type { Person } from '../account/person';
import { logException } from '../logs/devLog';
import type { ModelCall } from '../logs/modelCall';
import type { Tools } from '../tools';
import { askByPrompt } from './askByPrompt';

/** How long a reply that is complete waits for the model's opinion of the message, from the beginning on. */
const replyWaitsMs = 1_000;
/** How long words that somebody reads as they come wait for it: first words are to show within 300 ms. */
const wordsWaitMs = 200;
/** An opinion that takes longer is given up. */
const opinionLimitMs = 30_000;

/** What is thought of a message in the end, and what a model was asked for it, if anything. */
export interface SafetyVerdict {
  assessment: Assessment;
  calls: readonly ModelCall[];
}

/** The writer is in danger, as the model sees it: no reply may be let out. */
export class WriterInDanger extends Error {
  override name = 'WriterInDanger';
}

interface Checked {
  said: Message;
  values: TagValues;
  sessionId: number | null;
  /** What the rules say. */
  assessment: Assessment;
}

/**
 * Asks the model, by the safety prompt, about a message in which the rules see no need. The stricter of both counts;
 * where the model can't be asked, or answers anything but scores, the rules decide.
 */
export async function checkSafety(
  tools: Pick<Tools, 'db' | 'clock' | 'assistant'>,
  person: Pick<Person, 'id' | 'languageCode'>,
  { said, values, sessionId, assessment }: Checked,
): Promise<SafetyVerdict> {
  const question = { key: 'safetyCheck', values, person, sessionId, said, limitMs: opinionLimitMs } as const;
  const call = await askByPrompt(tools, question);
  if (!call) return { assessment, calls: [] };
  const scores = readScores(call.reply.text);
  if (scores) return { assessment: stricter(assessment, scores), calls: [call] };
  const nonsense = new Error(`The model '${tools.assistant.model}' answered something else than scores`);
  console.error(`The prompt 'safetyCheck' is of no use: ${nonsense.message}`);
  await logException(
    tools.db,
    { userId: person.id, sessionId, now: tools.clock.now() },
    nonsense,
    'Prompt safetyCheck',
  );
  return { assessment, calls: [call] };
}

/**
 * An assistant that thinks about its reply while the message is being checked, and lets nothing out before, for a while
 * (D-120). The check is no reason to wait any more once it has had its time.
 *
 * @param onLateDanger hears of danger that is found when words are out already
 * @throws WriterInDanger where the check finds danger before; the reply is given up
 */
export function heldUntilSafe(
  assistant: Assistant,
  verdict: Promise<SafetyVerdict>,
  onLateDanger: () => void,
): Assistant {
  return {
    ...assistant,
    async reply({ onText, signal, ...request }) {
      const unsafe = new AbortController();
      const begun = new AbortController();
      let held: string[] | null = [];
      const replyWaits = after(replyWaitsMs);
      const wordsWait = aborted(begun.signal).then(() => after(wordsWaitMs));
      const replying = assistant.reply({
        ...request,
        signal: signal ? AbortSignal.any([signal, unsafe.signal]) : unsafe.signal,
        ...(onText && {
          onText: (piece) => {
            if (!held) return onText(piece);
            held.push(piece);
            begun.abort();
          },
        }),
      });
      const ended = replying.then(
        () => undefined,
        () => undefined,
      );
      const patience = Promise.race([wordsWait, Promise.all([ended, replyWaits])]);
      const known = await Promise.race([verdict, patience.then(() => null)]);
      if (known?.assessment.selfHarmDetected) {
        unsafe.abort();
        throw new WriterInDanger();
      }
      for (const piece of held) onText?.(piece);
      held = null;
      if (!known)
        void verdict.then(
          (late) => late.assessment.selfHarmDetected && onLateDanger(),
          () => undefined,
        );
      return replying;
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

const after = (ms: number) => aborted(AbortSignal.timeout(ms));

/** What has come of a check so far; null for nothing yet. */
export const verdictAtHand = (verdict: Promise<SafetyVerdict>): Promise<SafetyVerdict | null> =>
  Promise.race([verdict, Promise.resolve(null)]);

const Score = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const Scores = v.object({
  selfHarmDetectionScore: Score,
  selfHarmIndicationScore: Score,
  relevancyScore: Score,
});

/** The scores in a model's answer, which is JSON and nothing else, bare or in a code fence; null for anything else. */
function readScores(answer: string): v.InferOutput<typeof Scores> | null {
  const [, fenced] = /^```(?:json)?\s*\n([^`]*)\n\s*```$/i.exec(answer.trim()) ?? [];
  try {
    return v.parse(Scores, JSON.parse(fenced ?? answer));
  } catch {
    return null;
  }
}

function stricter(rules: Assessment, model: v.InferOutput<typeof Scores>): Assessment {
  const relevancyScore = Math.min(rules.relevancyScore, model.relevancyScore);
  const isDetected = model.selfHarmDetectionScore >= detectedFrom;
  const isIrrelevant = model.relevancyScore < irrelevantBelow;
  return {
    need: isDetected ? { tier: 'danger', kind: 'danger' } : rules.need,
    selfHarmDetectionScore: Math.max(rules.selfHarmDetectionScore, model.selfHarmDetectionScore),
    selfHarmIndicationScore: Math.max(rules.selfHarmIndicationScore, model.selfHarmIndicationScore),
    selfHarmDetected: rules.selfHarmDetected || isDetected,
    relevancyScore,
    irrelevancyDetected: rules.irrelevancyDetected || isIrrelevant,
    excludeFromChat: rules.excludeFromChat || isIrrelevant,
  };
}
