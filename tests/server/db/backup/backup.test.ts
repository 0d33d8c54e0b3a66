import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, isNull, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../sandbox/demoAccounts/demoAccounts';
import { demoDump } from '../../../../sandbox/seed/demoDump';
import { readHistory, rebuild, versionOf } from '../../../../server/db/backup/history';
import { restoreBackup } from '../../../../server/db/backup/restoreBackup';
import { tallyOf } from '../../../../server/db/backup/tableRows';
import { writeBackup } from '../../../../server/db/backup/writeBackup';
import { type Database, type Db, rowsOf } from '../../../../server/db/database';
import { openDatabase } from '../../../../server/db/openDatabase';
import { chats, languages, modules, waitingMails } from '../../../../server/db/tables';
import { createAccounts } from '../../../../server/identity/accounts';
import type { JobTools } from '../../../../server/jobs/job';
import { mailDelivery } from '../../../../server/jobs/mailDelivery';
import { createMailQueue } from '../../../../server/mail/mailQueue';
import { borrowDatabase } from '../../support/borrowDatabase';
import { openingLimitMs } from '../../support/openingLimit';

const noon = new Date('2026-05-20T12:00:00.000Z');

let dir: string;
let target: Database;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hearken-'));
  target = await borrowDatabase();
}, openingLimitMs);
afterAll(async () => {
  await target.close();
  await rm(dir, { recursive: true });
});

const inDir = (name: string) => path.join(dir, name);

/** What every table holds, whichever there are. */
const everyTally = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const rows = await rowsOf<{ name: string }>(
      tx,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const tallies: Record<string, unknown> = {};
    for (const { name } of rows) tallies[name] = await tallyOf(tx, name);
    return tallies;
  });

const versionIn = (db: Db) => db.transaction(async (tx) => (await versionOf(tx, readHistory()))?.tag);

describe('a backup of the demonstration', () => {
  const file = () => inDir('demo.gz');

  it('comes back whole in an empty database, where life goes on', { timeout: openingLimitMs }, async () => {
    const demo = await openDatabase({ dump: await demoDump(noon) });
    const before = await everyTally(demo.db);
    const written = await writeBackup(demo.db, file(), noon);
    const [last] = await demo.db.select({ id: max(chats.id) }).from(chats);
    await demo.close();

    const restored = await restoreBackup(target.db, file(), { replaces: false });

    expect(restored).toEqual({
      tables: written.tables,
      rows: written.rows,
      madeAt: noon.toISOString(),
      heldMails: 0,
    });
    expect(await everyTally(target.db)).toEqual(before);
    const { db } = target;
    const signedIn = await createAccounts(db, { now: () => noon }).signIn('user@example.com', demoPassword);
    const [said] = await db
      .select()
      .from(chats)
      .where(eq(chats.userId, signedIn?.id ?? ''))
      .limit(1);
    expect(said).toBeDefined();
    const [next] = await db
      .insert(chats)
      .values({
        ...said,
        id: undefined,
        userId: said?.userId ?? '',
        sessionModuleId: said?.sessionModuleId ?? 0,
        kind: 'UserInput',
        text: 'And then?',
        createdAt: noon,
      })
      .returning();
    expect(next?.id).toBe(Number(last?.id) + 1);
  });

  it('can be read by its owner alone', async () => {
    const { mode } = await stat(file());
    expect(mode & 0o077).toBe(0);
  });
});

describe('mails that wait in a backup', () => {
  const words = { subject: 'Welcome', text: 'Come in', html: '<p>Come in</p>' };

  it('are not sent again when it is restored, and staff hear of them', async () => {
    const { db } = target;
    await db.delete(waitingMails);
    await createMailQueue(null).send(db, { to: 'ada@example.org', about: 'Prospect 12', ...words });
    await writeBackup(db, inDir('mails.gz'), noon);
    const { heldMails } = await restoreBackup(db, inDir('mails.gz'), { replaces: true });
    expect(heldMails).toBe(1);
    expect(await db.select().from(waitingMails).where(isNull(waitingMails.failedAt))).toEqual([]);
    const tools = { db } as JobTools;
    await expect(mailDelivery.run(tools)).rejects.toThrow(/Prospect 12: It waited when the backup was made/);
  });

  it('are sent where that is asked for', async () => {
    const { db } = target;
    await restoreBackup(db, inDir('mails.gz'), { replaces: true, sendsMails: true });
    expect(await db.select().from(waitingMails)).toEqual([
      expect.objectContaining({ to: 'ada@example.org', failedAt: null, words }),
    ]);
    await db.delete(waitingMails);
  });
});

describe('a backup of an earlier version', () => {
  it('is restored as it was, and then brought up to date', async () => {
    const history = readHistory();
    const [earlier] = history.slice(-4);
    if (!earlier) throw new Error('There is no earlier version');
    await target.db.transaction((tx) => rebuild(tx, history, earlier));
    await target.db.execute(sql`insert into languages (code, name) values ('en', 'English')`);
    await writeBackup(target.db, inDir('earlier.gz'), noon);
    expect(await versionIn(target.db)).toBe(earlier.tag);

    await restoreBackup(target.db, inDir('earlier.gz'), { replaces: true });
    expect(await versionIn(target.db)).toBe(history.at(-1)?.tag);
    expect(await target.db.select().from(languages)).toEqual([{ code: 'en', name: 'English' }]);
  });
});

describe('what can not be restored is refused in a sentence, and changes nothing', () => {
  let good: string[];
  beforeAll(async () => {
    await target.db.insert(modules).values({ name: 'Mine', themes: ['sad'] });
    await writeBackup(target.db, inDir('good.gz'), noon);
    good = gunzipSync(await readFile(inDir('good.gz')))
      .toString()
      .split('\n');
  });

  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['a file that is cut off', async () => (await readFile(inDir('good.gz'))).subarray(0, -20), /cut off/],
    ['one without its last lines', async () => gzipSync(good.slice(0, -3).join('\n')), /cut off/],
    ['one that is none', async () => Buffer.from('Dear diary'), /not a backup of Hearken, or is damaged/],
    ['one of something else', async () => gzipSync('Dear diary\n'), /not a backup of Hearken, or is damaged/],
    [
      'one in which a word is different',
      async () => gzipSync(good.join('\n').replace('Mine', 'Ours')),
      /not a backup of Hearken, or is damaged/,
    ],
    [
      'one of a newer release',
      async () => gzipSync(good.join('\n').replace(/"madeAt":\d+/, '"madeAt":9999999999999')),
      /newer release of Hearken/,
    ],
  ])('%s', async (_what, content, sentence) => {
    await writeFile(inDir('bad.gz'), await content());
    await expect(restoreBackup(target.db, inDir('bad.gz'), { replaces: true })).rejects.toThrow(sentence);
    expect(await target.db.select().from(modules)).toMatchObject([{ name: 'Mine' }]);
  });

  it('one for a database that holds data, unless those are to go', async () => {
    await expect(restoreBackup(target.db, inDir('good.gz'), { replaces: false })).rejects.toThrow(
      /holds data already.*--yes/,
    );
    await target.db.insert(languages).values({ code: 'xx', name: 'Late' });
    await restoreBackup(target.db, inDir('good.gz'), { replaces: true });
    expect(await target.db.$count(languages, eq(languages.code, 'xx'))).toBe(0);
  });

  it('one that is not there', async () => {
    await expect(restoreBackup(target.db, inDir('none.gz'), { replaces: true })).rejects.toThrow(
      /There is no .*none\.gz/,
    );
  });
});

describe.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  it('leaves the backup of before, and no half one', async () => {
    await writeBackup(target.db, inDir('nightly.gz'), noon);
    const before = await readFile(inDir('nightly.gz'));
    await symlink('/dev/full', inDir('nightly.gz.partial'));
    await expect(writeBackup(target.db, inDir('nightly.gz'), noon)).rejects.toThrow(/disk is full/);
    expect(await readFile(inDir('nightly.gz'))).toEqual(before);
    expect((await readdir(dir)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});

it('is of one moment, however much is written meanwhile', async () => {
  let isOver = false;
  const write = async () => {
    for (let turn = 1; !isOver; turn++) {
      await target.db.transaction(async (tx) => {
        await tx.insert(modules).values({ name: `Turn ${turn}`, themes: [] });
        await tx.insert(languages).values({ code: `${turn}`, name: `Turn ${turn}` });
      });
      // The embedded database answers without a pause in which a file could be written.
      await setImmediate();
    }
  };
  const writing = write();
  try {
    for (const _try of [1, 2, 3]) {
      await writeBackup(target.db, inDir('moment.gz'), noon);
      const lines = gunzipSync(await readFile(inDir('moment.gz')))
        .toString()
        .split('\n');
      const count = (column: string) =>
        lines.filter((line) => line.includes('"name": "Turn ') && line.includes(`"${column}": `)).length;
      expect(count('themes')).toBe(count('code'));
    }
  } finally {
    isOver = true;
    await writing;
  }
});
