import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { limits } from '../../../server/db/tables';
import { hostedLimits } from '../../../server/limits/limits';
import { openBrowser } from '../../sandbox/support/browser';
import { appOrigin } from '../../sandbox/support/openSandbox';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';
import { openServer } from '../support/openServer';

const twice = { times: 2, seconds: 2000 };

let database: Database;
let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  database = await borrowDatabase();
  server = await openServer(database, {
    limits: { ...hostedLimits, failedInARow: 2, token: twice, signIn: twice, passwordLink: twice },
  });
}, openingLimitMs);
afterAll(async () => {
  await server.close();
  await database.close();
});
afterEach(() => database.db.delete(limits));

it('a login after too many wrong passwords takes not even the right one, says for how long, and then takes it', async () => {
  const person = await server.person();
  const browser = openBrowser(server);
  let page = (await browser.authorize()).end as Response;
  for (let index = 0; index < 2; index++) {
    page = (await browser.submit(page, { ...person, password: 'wrong' })) as Response;
    expect(await page.clone().text()).toContain('don’t belong together');
  }
  page = (await browser.submit(page, person)) as Response;
  const text = await page.text();
  expect(text).toMatch(
    /role="alert"[\s\S]+There were too many tries to log in\. Please try again in \d\d seconds/,
  );
  expect(text).toContain(`value="${person.email}"`);
  expect(text).not.toContain('don’t belong together');

  await database.db.update(limits).set({ until: sql`${limits.until} - interval '61 seconds'` });
  expect(await browser.submit(page, person)).toBeInstanceOf(URL);
});

it('a login with an address that nobody has waits in the same way', async () => {
  const browser = openBrowser(server);
  const nobody = { email: 'nobody@example.com', password: 'wrong' };
  let page = (await browser.authorize()).end as Response;
  for (let index = 0; index < 3; index++) page = (await browser.submit(page, nobody)) as Response;
  expect(await page.text()).toContain('There were too many tries');
});

it('tokens are refused to whoever asks for them much too often, in a way that the application can read', async () => {
  const browser = openBrowser(server);
  await browser.refresh('made up');
  await browser.refresh('made up');
  const { status, headers, body } = await browser.refresh('made up');
  expect([status, body.error]).toEqual([429, 'too_many_requests']);
  expect(headers.get('Retry-After')).toMatch(/^(?:9\d\d|1000)$/);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
});

it.each(['/authorize', '/set-password?code=guessed'])(
  'whoever opens %s much too often gets a page that says when to try again',
  async (address) => {
    const browser = openBrowser(server);
    for (let index = 0; index < 2; index++) expect((await browser.go(address)).status).not.toBe(429);
    const refused = await browser.go(address);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toMatch(/^(?:9\d\d|1000)$/);
    expect(await refused.text()).toContain('try again in 17 minutes');
  },
);

it('sign-ins without a page are let through, since nobody would see the refusal', async () => {
  const browser = openBrowser(server);
  for (let index = 0; index < 4; index++) {
    const { end } = await browser.authorize({ prompt: 'none' });
    expect((end as URL).searchParams.get('error')).toBe('login_required');
  }
});
