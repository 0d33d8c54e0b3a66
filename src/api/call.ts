import type { GenericSchema } from 'valibot';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Every permission of the product (spec: Roles and permissions), as it stands in the access token. */
export const everyPermission = [
  'read:chatstat',
  'read:devlog',
  'read:cost',
  'read:summary',
  'read:admin',
  'edit:session',
  'delete:chat',
  'edit:prompts',
  'edit:settings',
  'edit:modules',
  'edit:users',
  'edit:scheduledTasks',
  'edit:terms',
  'edit:userQuestionaire',
  'edit:prospects',
  'read:sharedData',
  'edit:feedback',
] as const;
export type Permission = (typeof everyPermission)[number];

/** Who may make a call: anyone, anyone signed in, or holders of a role and permissions. */
export type Access = 'anonymous' | { role?: 'AppUser'; permissions?: readonly Permission[] };

/** `{name}` in a path is a number, `{name:text}` a text that is percent-encoded. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}:text` ? { [Key in Name]: string } : { [Key in Slot]: number }) &
      PathParams<Rest>
  : unknown;

/**
 * One HTTP call of the contract, as data. The app sends it, the server answers it, component tests mock it and
 * the OpenAPI description lists it, all from this declaration.
 */
export interface Call<Path extends string = string, Query = unknown, Body = unknown, Reply = unknown> {
  /** The contract's id, e.g. `U03`. */
  id: string;
  method: Method;
  path: Path;
  /** One line on what the call does, for the machine-readable description. */
  summary: string;
  /** The contract does not have it: a server need not, and the application works without. */
  isAddition?: true;
  access: Access;
  query?: GenericSchema<unknown, Query>;
  body?: GenericSchema<unknown, Body>;
  /** The status that a body which breaks its rules gets; 400 unless that is kept for something else (contract 3.6). */
  badBody?: 400 | 422;
  /** Left out for calls that answer 204; one that may be null answers 204 then. */
  reply?: GenericSchema<unknown, Reply>;
  /**
   * Refusals that follow from nothing else here. Every call may answer 401, 403, 429, 500 and 503, one with a query 400,
   * one with a body `badBody` and 413, one with a slot in its path 404, and each what it accepts.
   */
  errors?: readonly (400 | 404 | 409 | 502)[];
  /** The reply may come word by word, to whoever asks for events (`replyEvents.ts`). */
  mayStream?: true;
  /** To the application an empty 2xx is a success as well, with null as its data; elsewhere it is a broken reply. */
  mayBeEmpty?: true;
  /** Statuses outside 2xx that the caller handles itself, without a toast. */
  accept?: readonly number[];
  /** The body of an accepted status that is not JSON is its message, as it is (D-81). */
  plainMessage?: true;
  /** `false`: no failure of this call shows the default toast (spec 8: chat send, questions, feedback). */
  toast?: false;
  /** How long the call may take; the default is 15 s for GET and 30 s for the others. */
  timeLimitMs?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place that means "a call of any shape"
export type AnyCall = Call<string, any, any, any>;

export type ParamsOf<C> = C extends Call<infer Path, infer _Q, infer _B, infer _R> ? PathParams<Path> : never;
export type QueryOf<C> = C extends Call<string, infer Query, infer _B, infer _R> ? Query : never;
export type BodyOf<C> = C extends Call<string, infer _Q, infer Body, infer _R> ? Body : never;
export type ReplyOf<C> = C extends Call<string, infer _Q, infer _B, infer Reply> ? Reply : never;

type Part<Name extends string, Value> = unknown extends Value
  ? unknown
  : Value extends undefined
    ? unknown
    : Partial<Value> extends Value
      ? { [Key in Name]?: Value }
      : { [Key in Name]: Value };

/** What a caller passes: `params`, `query` and `body`, each only where the call declares it; a query may be optional. */
export type InputOf<C> = Part<'params', ParamsOf<C>> & Part<'query', QueryOf<C>> & Part<'body', BodyOf<C>>;

/** Makes the input argument optional for calls that need none. */
export type InputArgument<C> =
  unknown extends InputOf<C>
    ? [input?: undefined]
    : Partial<InputOf<C>> extends InputOf<C>
      ? [input?: InputOf<C>]
      : [input: InputOf<C>];

/**
 * Declares a call. Types of parameters, query, body and reply follow from the declaration.
 *
 * @example
 * export const deleteChat = call({ id: 'U04', method: 'DELETE', path: '/api/chats/{id}', summary: '…', access: {} });
 */
export function call<const Path extends string, Query = undefined, Body = undefined, Reply = null>(
  declaration: Call<Path, Query, Body, Reply>,
): Call<Path, Query, Body, Reply> {
  return declaration;
}

/** Fills the `{slots}` of a call's path, percent-encoding texts. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)(?::text)?\}/g, (_slot, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No value for {${name}} in ${path}`);
    return encodeURIComponent(value);
  });
}
