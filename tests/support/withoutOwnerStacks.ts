import React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Tells React that it has taken enough call stacks. In development it takes one for each element that a component makes,
 * for messages which no test reads: a seventh of all the time that tests of screens take. Where React has no such counter
 * any more, nothing happens.
 */
export function withoutOwnerStacks() {
  const counted = (React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number }>)[internals];
  if (counted?.recentlyCreatedOwnerStacks === undefined) return;
  Object.defineProperty(counted, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
