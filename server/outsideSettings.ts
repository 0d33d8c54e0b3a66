import * as v from 'valibot';
import type { AssistantSettings } from './assistant/createAssistant';
import { text } from './environment';
import type { TrelloAccount } from './integrations/taskBoard';

/** What the server talks to beyond itself. */
export interface OutsideSettings {
  assistant: AssistantSettings;
  /** The WordPress site that the news come from; empty for none. */
  newsSite: string;
  /** The board on Trello that feedback is planned on; null for none. */
  taskBoard: TrelloAccount | null;
}

const milliseconds = v.optional(
  v.pipe(
    v.string(),
    v.transform((given) => (given.trim() === '' ? undefined : Number(given))),
    v.optional(v.pipe(v.number('is no number'), v.minValue(0, 'is no number'))),
  ),
);

const site = v.pipe(
  text,
  v.check(
    (given) => given === '' || (/^https?:\/\//i.test(given) && URL.canParse(given)),
    'is not the address of a site, like https://blog.example.com',
  ),
);

/** The variables of {@link outsideSettings}, for the schema of a whole environment. */
export const outsideVariables = {
  ASSISTANT_URL: text,
  ASSISTANT_MODEL: text,
  ASSISTANT_KEY: text,
  ASSISTANT_PACE: milliseconds,
  WORDPRESS_URL: site,
  TRELLO_KEY: text,
  TRELLO_TOKEN: text,
  TRELLO_BOARD: text,
  TRELLO_LIST: text,
};

type Given = v.InferOutput<v.ObjectSchema<typeof outsideVariables, undefined>>;

/** @throws Error with a sentence that begins with the variable's name */
export const outsideSettings = (given: Given): OutsideSettings => ({
  assistant: {
    url: withoutSecret('ASSISTANT_URL', given),
    model: given.ASSISTANT_MODEL,
    key: given.ASSISTANT_KEY,
    paceMs: given.ASSISTANT_PACE,
  },
  newsSite: withoutSecret('WORDPRESS_URL', given),
  taskBoard: trelloAccount(given),
});

/** An address stands in the log wherever it does not answer. */
function withoutSecret(name: 'ASSISTANT_URL' | 'WORDPRESS_URL', given: Given): string {
  const address = given[name];
  const { username, password } = URL.canParse(address) ? new URL(address) : { username: '', password: '' };
  if (username || password) throw new Error(`${name} holds a name or a password, which no address here may.`);
  return address;
}

/** The four say something together only. */
function trelloAccount(given: Given): TrelloAccount | null {
  const names = ['TRELLO_KEY', 'TRELLO_TOKEN', 'TRELLO_BOARD', 'TRELLO_LIST'] as const;
  const missing = names.find((name) => given[name] === '');
  if (names.every((name) => given[name] === '')) return null;
  if (missing) throw new Error(`${missing} is missing: ${names.join(', ')} belong together.`);
  const { TRELLO_KEY: key, TRELLO_TOKEN: token, TRELLO_BOARD: board, TRELLO_LIST: list } = given;
  return { key, token, board, list };
}
