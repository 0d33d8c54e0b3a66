import { QueryClient } from '@tanstack/react-query';
import { cachePolicy } from './cachePolicy';

/**
 * The cache of everything the server has said. Failures are shown at once and repeated by nobody but the person
 * (Retry). `networkMode` is `always` because the default would pause a call for ever while the browser thinks that it
 * is offline, instead of failing visibly.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', ...cachePolicy.usual },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
