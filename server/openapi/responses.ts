import type { JsonSchema } from '@valibot/to-json-schema';
import type { AnyCall } from '../../src/api/call';
import { alreadyRegistered } from '../../src/api/prospects';
import { reasons } from './reasons';
import { type Named, schemaOf } from './schemas';
import { refusalsOf, successOf } from './statuses';

export interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema; 'x-addition'?: true }>;
  /** Set where the contract's own tables do not have it. */
  'x-addition'?: true;
}

/** A reference to a response that calls share; a description of its own goes before the shared one. */
export interface ResponseReference {
  $ref: string;
  description?: string;
}

export const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const err: JsonSchema = { $ref: '#/components/schemas/Err' };
const refusal = (description: string): Response => ({ description, content: json(err) });

const shared: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['BadRequest', 'The request is not as it should be.'],
  401: ['Unauthorized', 'The access token is missing, expired or invalid.'],
  403: ['Forbidden', 'A role or permission is missing.'],
  404: ['NotFound', 'There is no such thing.'],
  413: ['TooLarge', 'The body is larger than the server takes.'],
  422: ['Unprocessable', 'The request breaks a rule.'],
  429: ['TooManyRequests', 'Too many requests came in a short time.'],
  500: ['ServerError', 'Something went wrong on the server.'],
  502: ['BadGateway', 'A service that the server needs does not answer.'],
  503: ['Unavailable', 'The server cannot reach its records for now.'],
};

const waitHeader = {
  'Retry-After': {
    description: 'After how many seconds it is worth trying again. Pages can read it.',
    schema: { type: 'integer', minimum: 0 },
  },
};

const requestHeader = {
  'X-Request-Id': {
    description: "What the server's log calls the request. Pages can read it.",
    schema: { type: 'string' },
    'x-addition': true,
  },
};

function headersOf(status: number): Pick<Response, 'headers'> {
  const headers = {
    ...([429, 503].includes(status) && waitHeader),
    ...(status >= 500 && requestHeader),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/** The refusals that calls share, for `components.responses`. */
export const sharedResponses: Readonly<Record<string, Response>> = Object.fromEntries(
  Object.entries(shared).map(([status, [name, description]]) => [
    name,
    {
      ...refusal(description),
      ...headersOf(Number(status)),
      // The contract knows of no limit to a body, and of no server without its records.
      ...(['413', '503'].includes(status) ? { 'x-addition': true as const } : {}),
    },
  ]),
);

/** The bodies of refusals that carry a code, for `components.schemas` (contract 1). */
export const codedRefusals: Readonly<Record<string, JsonSchema>> = {
  ContentFilterRefusal: {
    type: 'object',
    properties: {
      code: { const: 'CONTENT_FILTER' },
      message: { type: 'string' },
      help: { $ref: '#/components/schemas/Help', 'x-addition': true } as JsonSchema,
    },
    required: ['code'],
  },
  AlreadyRegisteredRefusal: {
    type: 'object',
    properties: { code: { const: alreadyRegistered }, message: { type: 'string' } },
    required: ['code', 'message'],
  },
};

const coded: Readonly<Record<string, string>> = {
  sendChat: 'ContentFilterRefusal',
  signUp: 'AlreadyRegisteredRefusal',
};

/** Everything that a call may answer, by status. */
export function responsesOf(name: string, call: AnyCall, named: Named) {
  return Object.fromEntries([
    ...successOf(call).map((status) => [String(status), success(status, call, named)]),
    ...refusalsOf(call).map((status) => [String(status), refusalOf(name, status)]),
  ]) as Record<string, Response | ResponseReference>;
}

/** A reply that comes word by word, for whoever asks for it. */
const eventStream = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description: [
        'Server-sent events, from servers that can, to a request whose Accept names them; any other is answered with JSON.',
        'First `accepted` (ReplyAccepted), then `delta` (ReplyDelta) with each piece of the text, `help` (ReplyHelp) where help is to be shown beside it, at last `done` with what would have been the JSON, or `error` (ReplyError). What is refused before the first event is refused by its status. A reader whose stream breaks off finds what became of it in the history.',
      ].join(' '),
    } satisfies JsonSchema,
    'x-addition': true as const,
  },
};

function success(status: number, { reply, mayStream }: AnyCall, named: Named): Response {
  if (status === 204 || !reply) return { description: 'Done; there is nothing to say.' };
  const filled = reply.type === 'nullable' ? (reply as unknown as { wrapped: typeof reply }).wrapped : reply;
  const content = { ...json(schemaOf(filled, named)), ...(mayStream ? eventStream : {}) };
  return { description: 'Done.', content };
}

function refusalOf(name: string, status: number): Response | ResponseReference {
  const description = reasons[name]?.[status];
  const code = status === 400 ? coded[name] : undefined;
  if (code) {
    const either = { anyOf: [{ $ref: `#/components/schemas/${code}` }, err] };
    return { description: description ?? '', content: json(either) };
  }
  // The contract lists no failure of another service (3.7, 3.9), and no change that comes too late.
  if (status === 502 || status === 409) return { ...refusal(description ?? ''), 'x-addition': true };
  const $ref = `#/components/responses/${shared[status]?.[0]}`;
  return description ? { $ref, description } : { $ref };
}
