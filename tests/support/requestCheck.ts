import { readBody, readQuery } from '../../server/api/input';
import type { AnyCall } from '../../src/api/call';

export interface SentRequest {
  params: Record<string, unknown>;
  query: URLSearchParams;
  /** Empty for none. */
  text: string;
}

/** What of a request its declaration doesn't allow, in words; the server would refuse it, or not see it. */
export function breachesOf(call: AnyCall, { params, query, text }: SentRequest): string[] {
  return [
    ...slotsOf(call)
      .filter(({ name, isText }) => !(isText || /^-?\d+$/.test(String(params[name]))))
      .map(({ name }) => `{${name}} is no number but ${params[name]}`),
    ...[...query.keys()]
      .filter((name) => !(name in namesOf(call.query)))
      .map((name) => `there is no parameter ${name}`),
    ...complaintOf(() => readQuery(call, query)),
    ...(text && !call.body
      ? [`there is no body, but was sent ${text}`]
      : complaintOf(() => readBody(call, text))),
  ];
}

const slotsOf = ({ path }: AnyCall) =>
  [...path.matchAll(/\{(\w+)(:text)?\}/g)].map(([, name = '', isText]) => ({ name, isText }));

const namesOf = (schema: AnyCall['query']): object =>
  schema && 'entries' in schema ? (schema.entries as object) : {};

function complaintOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
