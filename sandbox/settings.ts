import * as v from 'valibot';
import type { AssistantSettings } from '../server/assistant/createAssistant';
import type { TrelloAccount } from '../server/integrations/taskBoard';

const port = (byDefault: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text === '' ? byDefault : Number(text))),
    v.integer('is not a port'),
    v.minValue(1, 'is not a port'),
    v.maxValue(65_535, 'is not a port'),
  );
const milliseconds = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === '' ? undefined : Number(text))),
    v.optional(v.pipe(v.number('is no number'), v.minValue(0, 'is no number'))),
  ),
);
const text = v.optional(v.pipe(v.string(), v.trim()), '');

const Variables = v.object({
  PORT: port(5173),
  SANDBOX_PORT: port(5174),
  SANDBOX_HOST: text,
  SANDBOX_DATA: text,
  ASSISTANT_URL: text,
  ASSISTANT_MODEL: text,
  ASSISTANT_KEY: text,
  ASSISTANT_PACE: milliseconds,
  WORDPRESS_URL: text,
  TRELLO_KEY: text,
  TRELLO_TOKEN: text,
  TRELLO_BOARD: text,
  TRELLO_LIST: text,
});

/** Where the sandbox keeps its data: nowhere beyond its own life, or in a directory. */
export type DataPlace = 'memory' | { dir: string };

export interface Settings {
  port: number;
  /** The address to listen at; empty for this machine only. */
  host: string;
  appOrigin: string;
  data: DataPlace;
  assistant: AssistantSettings;
  /** The WordPress site that the news come from; empty for the stand-in. */
  newsSite: string;
  /** The board on Trello that feedback is planned on; null for the stand-in. */
  taskBoard: TrelloAccount | null;
}

/**
 * Reads the sandbox's settings: PORT and SANDBOX_PORT, SANDBOX_HOST (the address to listen at, default this machine
 * only), SANDBOX_DATA (a directory, default `.sandbox`, or `memory`), ASSISTANT_URL, ASSISTANT_MODEL and ASSISTANT_KEY, WORDPRESS_URL, and TRELLO_KEY, TRELLO_TOKEN, TRELLO_BOARD and
 * TRELLO_LIST.
 *
 * @throws Error with a sentence that begins with the variable's name
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const result = v.safeParse(Variables, env);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue)} ${issue.message}: ${issue.input}`);
  }
  const given = result.output;
  return {
    port: given.SANDBOX_PORT,
    host: given.SANDBOX_HOST,
    appOrigin: `http://localhost:${given.PORT}`,
    data: given.SANDBOX_DATA === 'memory' ? 'memory' : { dir: given.SANDBOX_DATA || '.sandbox' },
    assistant: {
      url: given.ASSISTANT_URL,
      model: given.ASSISTANT_MODEL,
      key: given.ASSISTANT_KEY,
      paceMs: given.ASSISTANT_PACE,
    },
    newsSite: given.WORDPRESS_URL,
    taskBoard: readTrello(given),
  };
}

/** The four say something together only. */
function readTrello(given: v.InferOutput<typeof Variables>): TrelloAccount | null {
  const names = ['TRELLO_KEY', 'TRELLO_TOKEN', 'TRELLO_BOARD', 'TRELLO_LIST'] as const;
  const missing = names.find((name) => given[name] === '');
  if (names.every((name) => given[name] === '')) return null;
  if (missing) throw new Error(`${missing} is missing: ${names.join(', ')} belong together`);
  const { TRELLO_KEY: key, TRELLO_TOKEN: token, TRELLO_BOARD: board, TRELLO_LIST: list } = given;
  return { key, token, board, list };
}
