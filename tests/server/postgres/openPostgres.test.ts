import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../scripts/postgres/createDatabase';
import { type Database, rowsOf } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { languages } from '../../../server/db/tables';
import { seedBase } from '../../../server/domain/base/seedBase';
import { asOwner, newName, postgres } from './postgres';

/** What opening an address comes to, as a sentence. */
const refusal = (url: string) =>
  openDatabase({ url }).then(
    async ({ close }) => {
      await close();
      return 'It opened.';
    },
    (error: Error) => error.message,
  );

/** The same address with something else in it. */
function changed(given: string, change: (url: URL) => void): string {
  const url = new URL(given);
  change(url);
  return url.href;
}

describe('an empty database', () => {
  it('is migrated and filled once by eight that open it at the same moment', async () => {
    const url = await createDatabase(postgres, newName());
    const opened = await Promise.all(Array.from({ length: 8 }, () => openDatabase({ url, poolSize: 2 })));
    await Promise.all(opened.map(({ db }) => seedBase(db, new Date())));
    const [{ db }] = opened as [Database];
    const done = await rowsOf(db, sql`select distinct hash from drizzle.__drizzle_migrations`);
    expect(done.length).toBeGreaterThan(10);
    expect(await rowsOf(db, sql`select hash from drizzle.__drizzle_migrations`)).toHaveLength(done.length);
    expect((await db.select().from(languages)).length).toBeGreaterThan(10);
    await Promise.all(opened.map(({ close }) => close()));
  });

  it('is left alone by a user who may not make tables, who is told so', async () => {
    const url = await createDatabase(postgres, newName());
    const stranger = await asOwner(async (owner) => {
      await owner.query(`create role stranger login password 'secret'`);
      return changed(url, (it) => Object.assign(it, { username: 'stranger', password: 'secret' }));
    });
    expect(await refusal(stranger)).toMatch(
      /^DATABASE_URL has a user, stranger, who may not make .*owner to/,
    );
  });

  it('can be used by a user without rights to make tables, once somebody has migrated it', async () => {
    const url = await createDatabase(postgres, newName());
    await (await openDatabase({ url })).close();
    await asOwner(async (owner) => {
      await owner.query(`create role modest login password 'secret'`);
      await owner.query('grant usage on schema drizzle to modest');
      await owner.query('grant select on all tables in schema drizzle, public to modest');
    }, url);
    const modest = changed(url, (it) => Object.assign(it, { username: 'modest', password: 'secret' }));
    expect(await refusal(modest)).toBe('It opened.');
  });

  it('has to hold every language', async () => {
    const name = newName();
    await asOwner((owner) =>
      owner.query(
        `create database ${name} encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
      ),
    );
    const url = changed(postgres, (it) => Object.assign(it, { pathname: `/${name}` }));
    expect(await refusal(url)).toMatch(/^DATABASE_URL names a database that can't hold every language/);
  });
});

describe('an address that leads nowhere is named, with what to look at:', () => {
  it.each([
    ['no address', 'postgres://', 'is not an address like'],
    [
      'a host that nobody knows',
      changed(postgres, (it) => Object.assign(it, { hostname: 'db.invalid' })),
      'names the host db.invalid',
    ],
    [
      'a port where nothing listens',
      changed(postgres, (it) => Object.assign(it, { port: '1' })),
      'leads to 127.0.0.1:1, where nothing listens',
    ],
    [
      'a wrong password',
      changed(postgres, (it) => Object.assign(it, { password: 'wrong' })),
      'is refused by Postgres for the user postgres',
    ],
    [
      'no password',
      changed(postgres, (it) => Object.assign(it, { password: '' })),
      'is refused for the user postgres',
    ],
    [
      'a database that is not there',
      changed(postgres, (it) => Object.assign(it, { pathname: '/missing' })),
      'names the database missing, which is not there',
    ],
  ])('%s', async (_what, url, sentence) => {
    const said = await refusal(url);
    expect(said).toMatch(/^DATABASE_URL /);
    expect(said).toContain(sentence);
    expect(said).not.toContain(new URL(postgres).password);
  });
});

describe('a database that another version has migrated', () => {
  let url: string;
  let database: Database;
  beforeAll(async () => {
    url = await createDatabase(postgres, newName());
    database = await openDatabase({ url });
  });
  afterAll(() => database.close());

  it('is refused, and left as it is, when it has had more migrations', async () => {
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
    );
    expect(await refusal(url)).toMatch(/^The database of DATABASE_URL belongs to a newer version of Hearken/);
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
    expect(await refusal(url)).toBe('It opened.');
  });

  it('is refused when one of them was another', async () => {
    await database.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other' where id = 3`);
    expect(await refusal(url)).toMatch(
      /^The database of DATABASE_URL was made by another version.*migration 3 /,
    );
  });
});
