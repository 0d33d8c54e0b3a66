import { afterEach, describe, expect, it, vi } from 'vitest';
import { followDatabaseClock } from '../../../server/db/databaseClock';
import { oidcPayloads } from '../../../server/db/tables';
import { createPasswordLinks } from '../../../server/identity/passwordLinks';
import { getUserStatus } from '../../../src/api/user';
import { openBrowser } from '../../sandbox/support/browser';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';
import { openServer } from '../support/openServer';

const minute = 60_000;
const realNow = () => performance.timeOrigin + performance.now();

/** Sets this process's clock; the database has its own. */
function setClock(aheadMinutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(realNow() + aheadMinutes * minute);
}

afterEach(() => void vi.useRealTimers());

/** Two servers that answer in turn, of which the second has a clock of its own. */
async function openTwo(aheadMinutes: number) {
  const database = await borrowDatabase();
  const clocks = [0, aheadMinutes];
  let opened = 0;
  const servers = await openServer(database, {
    servers: 2,
    clock: undefined,
    extend: async () => {
      const own = clocks[opened++] ?? 0;
      setClock(clocks[opened] ?? 0);
      const intercept = async () => {
        setClock(own);
        return false;
      };
      return { intercept };
    },
  });
  const close = async () => {
    await servers.close();
    await database.close();
  };
  return { ...servers, db: database.db, close };
}

describe.each([20, -20, 90])('of two servers one whose clock is %i minutes ahead', (ahead) => {
  it(
    'signs people in together with the other, and takes its tokens',
    async () => {
      const servers = await openTwo(ahead);
      const browser = openBrowser(servers);
      const person = await servers.person();
      const statusOf = async (token: string) => {
        const headers = { Authorization: `Bearer ${token}` };
        return (await fetch(servers.url + getUserStatus.path, { headers })).status;
      };
      const signedIn = await browser.exchange(await browser.logIn(person));
      expect(signedIn.status).toBe(200);
      let tokens = signedIn.body;
      // Each is made by the one and used at both.
      for (let turn = 0; turn < 3; turn++) {
        const renewed = await browser.refresh(tokens.refresh_token);
        expect(renewed.status).toBe(200);
        tokens = renewed.body;
        expect([await statusOf(tokens.access_token), await statusOf(tokens.access_token)]).toEqual([
          200, 200,
        ]);
      }
      // The session of the browser leads to tokens without a password.
      for (let turn = 0; turn < 2; turn++) {
        const silent = await browser.exchange(await browser.logIn(person, { prompt: 'none' }));
        expect(silent.status).toBe(200);
      }
      const kept = await servers.db.select().from(oidcPayloads);
      for (const { payload, expiresAt } of kept)
        expect(Math.abs(Number(payload.exp) * 1000 - Number(expiresAt))).toBeLessThan(5_000);
      await servers.close();
    },
    openingLimitMs,
  );
});

it('a link for a password is good for as long wherever it has been made', async () => {
  const database = await borrowDatabase();
  const { db } = database;
  const servers = await openServer(database);
  const { id } = await servers.person();
  setClock(-3 * 24 * 60);
  const late = await followDatabaseClock(db);
  const code = (await createPasswordLinks({ db, clock: late, issuer: '' }).create(id)).split('=')[1] ?? '';
  setClock(0);
  const time = await followDatabaseClock(db);
  expect(await createPasswordLinks({ db, clock: time, issuer: '' }).look(code)).toHaveProperty('email');
  for (const clock of [late, time]) clock.close();
  await servers.close();
  await database.close();
});

it('clocks that are hardly apart count as equal, so that time does not jump', async () => {
  const { db, close } = await borrowDatabase();
  setClock(0.5 / 60);
  const clock = await followDatabaseClock(db);
  expect(clock.behindMs()).toBe(0);
  clock.close();
  await close();
});
