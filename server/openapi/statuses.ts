import type { AnyCall } from '../../src/api/call';

/** The statuses of success of a call: one, or two where there may be nothing to answer. */
export function successOf({ reply }: AnyCall): number[] {
  if (!reply) return [204];
  return reply.type === 'nullable' ? [200, 204] : [200];
}

/** The statuses with which a call may refuse, in their order: its own, and those of every call (contract 1). */
export function refusalsOf({
  access,
  body,
  badBody = 400,
  query,
  path,
  accept = [],
  errors = [],
}: AnyCall): number[] {
  const statuses = new Set([
    ...(body ? [badBody, 413] : []),
    ...(query ? [400] : []),
    ...(access === 'anonymous' ? [] : [401, 403]),
    ...(path.includes('{') ? [404] : []),
    ...accept.filter((status) => status >= 400),
    ...errors,
    429,
    500,
    503,
  ]);
  return [...statuses].sort((one, other) => one - other);
}
