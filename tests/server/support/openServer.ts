import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { vi } from 'vitest';
import { cheapCost } from '../../../sandbox/cheapCost';
import { coach } from '../../../server/assistant/coach/coach';
import { createServer, type Server, type ServerOptions } from '../../../server/createServer';
import type { Database } from '../../../server/db/database';
import { type Listener, listen } from '../../../server/http/listen';
import { createAccounts } from '../../../server/identity/accounts';
import type { Identity } from '../../../server/identity/identity';
import { appOrigin } from '../../sandbox/support/openSandbox';

/**
 * A server with nothing but what it needs, on a database that stays open after it.
 *
 * @param servers how many there are behind one address, which answer in turn
 */
export async function openServer(
  database: Database,
  { servers = 1, ...options }: Partial<ServerOptions> & { servers?: number } = {},
) {
  const answer = vi.fn<RequestListener>();
  const listener: Listener = await listen(0, '', (request, response) => answer(request, response));
  const url = `http://localhost:${listener.port}`;
  const clock = { now: () => new Date() };
  const opened: Server[] = [];
  const identities: Identity[] = [];
  const open = async () =>
    createServer({
      database: { ...database, close: async () => {} },
      clock,
      mailer: { isOpen: false, send: async () => {}, withdraw: async () => {}, forget: async () => {} },
      assistant: coach,
      newsSite: { readPosts: async () => [] },
      taskBoard: { findCard: async () => null, createCard: async () => 1 },
      address: url,
      appOrigin,
      passwordCost: cheapCost,
      extend: async ({ identity }) => {
        identities.push(identity);
        return {};
      },
      ...options,
    });
  for (let index = 0; index < servers; index++) opened.push(await open());
  let turn = 0;
  answer.mockImplementation((request, response) => void opened[turn++ % servers]?.handle(request, response));
  const accounts = createAccounts(database.db, clock, cheapCost);

  return {
    url,
    /** Each server's own identity provider. */
    identities,
    /** An account with the role AppUser, and its password. */
    async person() {
      const signIn = { email: `${randomUUID()}@example.com`, password: 'a good long password' };
      const account = await accounts.create({ ...signIn, name: 'Ada', roles: ['AppUser'], permissions: [] });
      return { ...signIn, id: account.id };
    },
    close: async () => {
      await listener.close();
      for (const server of opened) await server.close();
    },
  };
}
