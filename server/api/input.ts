import * as v from 'valibot';
import type { AnyCall } from '../../src/api/call';
import { refuse } from '../domain/refusal';

/** A schema as far as this file looks into it; the names are valibot's own. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: readonly unknown[];
}

/** The first complaint about a value becomes the message of the refusal (contract 1). */
function complain(issue: v.BaseIssue<unknown>, status: 400 | 422, details?: { field?: string }): never {
  const path = v.getDotPath(issue);
  const ours = issue.kind === 'validation' || !issue.message.startsWith('Invalid ');
  refuse(status, ours || !path ? issue.message : `${path}: ${issue.message}`, details);
}

/** The body of a request, checked; undefined where the call declares none, whatever was sent. */
export function readBody(call: AnyCall, text: string): unknown {
  if (!call.body) return undefined;
  const { badBody = 400 } = call;
  const result = v.safeParse(call.body, parseJson(text, badBody), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue)?.split('.')[0];
  complain(issue, badBody, field ? { field } : {});
}

function parseJson(text: string, badBody: 400 | 422): unknown {
  try {
    // Postgres has no NUL in texts.
    return JSON.parse(text, (_key, value) =>
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    );
  } catch {
    refuse(badBody, 'The body is not JSON.');
  }
}

/**
 * The query of a request, checked; undefined where the call declares none. Names match case-insensitively (contract
 * 1), and texts become the numbers, booleans and lists that the declaration names.
 */
export function readQuery(call: AnyCall, search: URLSearchParams): unknown {
  if (!call.query) return undefined;
  const given = new Map<string, string[]>();
  for (const [name, value] of search) {
    const key = name.toLowerCase();
    given.set(key, [...(given.get(key) ?? []), value]);
  }
  const raw: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries((call.query as unknown as Schema).entries ?? {})) {
    const texts = given.get(name.toLowerCase());
    if (texts) raw[name] = fromTexts(unwrap(schema), texts);
  }
  const result = v.safeParse(call.query, raw, { abortEarly: true });
  if (result.success) return result.output;
  complain(result.issues[0], 400);
}

const unwrap = (schema: Schema): Schema => (schema.wrapped ? unwrap(schema.wrapped) : schema);

function fromTexts(schema: Schema, texts: string[]): unknown {
  if (schema.type === 'array') {
    const item = schema.item ? unwrap(schema.item) : schema;
    return texts.map((text) => fromTexts(item, [text]));
  }
  const text = (texts.at(-1) ?? '').replaceAll('\0', '');
  const isNumber = schema.type === 'number' || schema.options?.some((option) => typeof option === 'number');
  if (isNumber && text.trim() !== '') return Number(text);
  if (schema.type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}
