import * as v from 'valibot';
import { AssistantFailure } from '../assistant';

/** Who was asked, as far as the words of a failure need it. */
export interface Asked {
  /** The address before `/chat/completions`. */
  url: string;
  model: string;
  hasKey: boolean;
}

const longestQuote = 300;

const Words = v.pipe(v.string(), v.nonEmpty());
const Refusal = v.union([
  v.pipe(
    v.object({ error: v.object({ message: Words }) }),
    v.transform(({ error }) => error.message),
  ),
  v.pipe(
    v.object({ error: Words }),
    v.transform(({ error }) => error),
  ),
  v.pipe(
    v.object({ message: Words }),
    v.transform(({ message }) => message),
  ),
  // FastAPI's; what it was given stands beside, and is nobody's business.
  v.pipe(
    v.object({ detail: v.union([Words, v.array(v.object({ msg: Words, loc: v.optional(v.unknown()) }))]) }),
    v.transform(({ detail }) =>
      typeof detail === 'string'
        ? detail
        : detail.map(({ msg, loc }) => `${msg}${loc ? ` at ${JSON.stringify(loc)}` : ''}`).join('; '),
    ),
  ),
]);

const filterCodes = ['content_filter', 'content_policy_violation', 'ResponsibleAIPolicyViolation'];

/** What a server says of an error, without what it repeats of the conversation. */
export function wordsOf(said: unknown): string {
  const { success, output } = v.safeParse(Refusal, typeof said === 'string' ? parsed(said) : said);
  const words = success ? output : typeof said === 'string' ? said.replace(/<[^>]*>/g, ' ') : '';
  const flat = words.replace(/\s+/g, ' ').trim();
  return flat.length > longestQuote ? `${flat.slice(0, longestQuote)} …` : flat;
}

/** Whether an error means that the provider's filter let nothing through. */
export function isFiltered(said: unknown): boolean {
  const given = typeof said === 'string' ? parsed(said) : said;
  if (typeof given !== 'object' || given === null) return false;
  return Object.entries(given).some(
    ([name, value]) =>
      (['code', 'type'].includes(name) && filterCodes.includes(String(value))) ||
      (['error', 'innererror'].includes(name) && isFiltered(value)),
  );
}

/**
 * The failure that a refused call amounts to. Where a setting is to blame its sentence begins with the name of the
 * variable.
 */
export function toFailure(asked: Asked, status: number, body: string): AssistantFailure {
  const { url, model, hasKey } = asked;
  const words = wordsOf(body);
  const answer = words ? `${status}: ${words}` : `${status}`;
  const fail = (sentence: string) => new AssistantFailure(sentence);
  if (isFiltered(body))
    return new AssistantFailure(`The filter of ${url} let nothing through (${answer})`, {
      reason: 'filtered',
    });
  if (status === 401 || status === 403)
    return fail(
      hasKey
        ? `ASSISTANT_KEY: ${url} does not take the key (${answer})`
        : `ASSISTANT_KEY is missing: ${url} asks for one (${answer})`,
    );
  if ([400, 404, 422].includes(status) && /model/i.test(words) && blamesModel(words, model, status))
    return fail(`ASSISTANT_MODEL: ${url} does not know the model '${model}' (${answer})`);
  if (status === 404 || status === 405)
    return fail(`ASSISTANT_URL: ${url} has no chat completions; most addresses end in /v1 (${answer})`);
  return fail(`The model '${model}' at ${url} answered ${answer}`);
}

const blamesModel = (words: string, model: string, status: number) =>
  status === 404 ||
  words.includes(model) ||
  /(unknown|invalid|no such) model|model (not|does not)/i.test(words);

/** Whether a connection broke that had been there. */
export const isCutOff = (error: unknown): boolean => /RESET|SOCKET|EPIPE|terminated/.test(reasonOf(error));

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = String((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
  return code || String(cause ?? error);
}

/** The failure that no answer at all amounts to. */
export function toUnreachable(error: unknown, { url, model }: Asked): AssistantFailure {
  const words = reasonOf(error);
  return new AssistantFailure(
    isCutOff(error)
      ? `The model '${model}' at ${url} broke off the connection (${words})`
      : `ASSISTANT_URL: ${url} can't be reached (${words})`,
    { cause: error },
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
