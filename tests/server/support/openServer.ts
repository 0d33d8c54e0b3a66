import type { RequestListener } from 'node:http';
import { vi } from 'vitest';
import { cheapCost } from '../../../sandbox/cheapCost';
import { coach } from '../../../server/assistant/coach/coach';
import { createServer, type Server, type ServerOptions } from '../../../server/createServer';
import type { Database } from '../../../server/db/database';
import { type Listener, listen } from '../../../server/http/listen';
import { createAccounts } from '../../../server/identity/accounts';
import { appOrigin } from '../../sandbox/support/openSandbox';

/**
 * A server with nothing but what it needs, on a database that stays open after it.
 *
 * @param issuer whose tokens it gives out, where that is another address than its own: behind a balancer
 */
export async function openServer(
  database: Database,
  { issuer, ...options }: Partial<ServerOptions> & { issuer?: string } = {},
) {
  const answer = vi.fn<RequestListener>();
  const listener: Listener = await listen(0, '', (request, response) => answer(request, response));
  const url = `http://localhost:${listener.port}`;
  const clock = { now: () => new Date() };
  const server: Server = await createServer({
    database: { ...database, close: async () => {} },
    clock,
    mailer: { send: async () => {}, withdraw: async () => {}, forget: async () => {} },
    assistant: coach,
    newsSite: { readPosts: async () => [] },
    taskBoard: { findCard: async () => null, createCard: async () => 1 },
    address: issuer ?? url,
    appOrigin,
    passwordCost: cheapCost,
    ...options,
  });
  answer.mockImplementation((request, response) => void server.handle(request, response));
  const accounts = createAccounts(database.db, clock, cheapCost);
  let people = 0;

  return {
    url,
    /** An account with the role AppUser, and its password. */
    async person() {
      const signIn = { email: `person${++people}@example.com`, password: 'a good long password' };
      const account = await accounts.create({ ...signIn, name: 'Ada', roles: ['AppUser'], permissions: [] });
      return { ...signIn, id: account.id };
    },
    close: async () => {
      await listener.close();
      await server.close();
    },
  };
}
