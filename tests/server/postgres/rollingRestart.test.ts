import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cheapCost } from '../../../sandbox/cheapCost';
import { createDatabase } from '../../../scripts/postgres/createDatabase';
import { template } from '../../../scripts/postgres/variables';
import { openDatabase } from '../../../server/db/openDatabase';
import { createAccounts } from '../../../server/identity/accounts';
import { sendChat } from '../../../src/api/chat';
import { getUserStatus } from '../../../src/api/user';
import { openBrowser } from '../../sandbox/support/browser';
import { appOrigin } from '../../sandbox/support/openSandbox';
import { openingLimitMs } from '../support/openingLimit';
import { allEvents } from '../support/readEvents';
import { type Hosted, startHosted } from '../support/startHosted';
import { startBalancer } from './balancer';
import { newName, postgres } from './postgres';

const person = { email: 'ada@example.com', password: 'a password of mine' };
const running: Hosted[] = [];
let databaseUrl: string;
let balancer: Awaited<ReturnType<typeof startBalancer>>;

async function start(): Promise<Hosted> {
  const hosted = await startHosted({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: balancer.url,
    APP_URL: appOrigin,
    ASSISTANT_PACE: '3000',
  });
  running.push(hosted);
  await hosted.ready;
  await balancer.add(hosted.url);
  return hosted;
}

beforeAll(async () => {
  databaseUrl = await createDatabase(postgres, newName(), template);
  balancer = await startBalancer();
  const { db, close } = await openDatabase({ url: databaseUrl });
  const accounts = createAccounts(db, { now: () => new Date() }, cheapCost);
  await accounts.create({ ...person, name: 'Ada', roles: ['AppUser'], permissions: [] });
  await close();
}, openingLimitMs);
afterAll(async () => {
  await Promise.all(running.map((each) => each.close()));
  await balancer.close();
}, openingLimitMs);
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('a process that is replaced by another', () => {
  it(
    'fails no call, ends the reply that it is writing, and signs nobody out',
    async () => {
      const old = await start();
      const browser = openBrowser(balancer);
      const { body: tokens } = await browser.exchange(await browser.logIn(person));
      const headers = { Authorization: `Bearer ${tokens.access_token}`, 'Content-Type': 'application/json' };

      const statuses: number[] = [];
      let isOver = false;
      const calling = (async () => {
        while (!isOver) statuses.push((await fetch(balancer.url + getUserStatus.path, { headers })).status);
      })();
      const fresh = await start();
      const reply = await fetch(old.url + sendChat.path, {
        method: sendChat.method,
        headers: { ...headers, Accept: 'text/event-stream' },
        body: JSON.stringify({ input: 'I had a long week, and I do not know where it went.' }),
      });
      const [events] = await Promise.all([allEvents(reply), old.stop()]);
      isOver = true;
      await calling;

      expect(events.at(-1)?.event).toBe('done');
      expect(statuses.length).toBeGreaterThan(20);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
      await expect(fetch(`${old.url}/healthz`)).rejects.toThrow('fetch failed');
      expect((await fetch(`${fresh.url}/readyz`)).status).toBe(200);
    },
    openingLimitMs,
  );
});
