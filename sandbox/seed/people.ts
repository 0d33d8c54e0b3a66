import { millisecondsInDay } from 'date-fns/constants';
import { asc, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/database';
import { accounts, prospects, users } from '../../server/db/tables';
import { newCode } from '../../server/domain/prospects/codes';
import { newAccountId } from '../../server/identity/accounts';
import { hashPassword } from '../../server/identity/passwords';
import { cheapCost } from '../cheapCost';
import { sceneOf } from './conversations';
import { daysBefore } from './days';
import { nameOf } from './names';
import { between, createRandom } from './random';
import { setInTime } from './timeline';
import { writeSessions } from './write';

const seed = 71_113;

/** Nobody's conversations here are older: what is shared would be gone from the shared data by then. */
const earliestDay = 80;

/** Names that no prospect has. */
const firstFreeName = 200;

const languages = ['en', 'en', 'da', 'en', 'de', null, 'en', 'es', 'da', 'sv'];

/** What the identity provider says; others than the product's own roles happen as well. */
const rolesOf = (index: number): string[] => {
  if (index % 19 === 5) return ['AppUser', 'Hearken Employee'];
  if (index % 23 === 7) return ['AppUser', 'Test panel'];
  return ['AppUser'];
};

/** The same, as it was when the chat API last asked: one in twelve was not an app user yet. */
const knownRolesOf = (index: number): string[] => (index % 12 === 4 ? [] : rolesOf(index));

/**
 * Fills in the people of staff's list: everyone who came by an invitation, with conversations that some of them share,
 * and a few who have left. Nobody can sign in as one of them: their password is not known to anyone.
 */
export async function seedPeople(db: Db, now: Date): Promise<void> {
  const random = createRandom(seed);
  const joined = await db
    .select()
    .from(prospects)
    .where(isNotNull(prospects.activatedAt))
    .orderBy(asc(prospects.id));
  const passwordHash = await hashPassword(newCode(), cheapCost);

  const people = joined.map(({ id: prospectId, name, email, activatedAt }, index) => {
    const languageCode = languages[index % languages.length] ?? null;
    const shareData = languageCode === 'en' && index % 2 === 0;
    const createdAt = activatedAt ?? now;
    const scenes = daysOf(random, now, createdAt, shareData).map((day, turn) => sceneOf(index + turn, day));
    return {
      prospectId,
      record: { id: newAccountId(), email, name, createdAt, languageCode, shareData },
      roles: rolesOf(index),
      knownRoles: knownRolesOf(index),
      timeline: setInTime(scenes, now, seed + index),
    };
  });
  await db.insert(accounts).values(
    people.map(({ record: { id, email, name, createdAt }, roles }) => ({
      ...{ id, email, name, createdAt, roles },
      passwordHash,
      permissions: [],
    })),
  );
  await db.insert(users).values(people.map(({ record, knownRoles }) => ({ ...record, knownRoles })));
  await db.insert(users).values(departed(random, now));
  await linkProspects(
    db,
    people.map(({ prospectId, record }) => ({ id: prospectId, user_id: record.id })),
  );
  await writeSessions(
    db,
    people.map(({ record, timeline }) => ({ userId: record.id, timeline, lastIsOpen: false })),
  );
}

/** Notes with each prospect which account came of it. */
const linkProspects = (db: Db, links: readonly { id: number; user_id: string }[]) =>
  db.execute(sql`
    update ${prospects} set user_id = link.user_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link(id int, user_id text)
    where ${prospects.id} = link.id
  `);

/** How many days ago each conversation took place, the earliest first. */
function daysOf(random: () => number, now: Date, since: Date, isSharing: boolean): number[] {
  const oldest = Math.min(earliestDay, Math.floor((now.getTime() - since.getTime()) / millisecondsInDay) - 1);
  if (oldest < 1) return [];
  const wanted = between(random, isSharing ? 2 : 0, 6);
  const days = Array.from({ length: wanted }, () => between(random, 1, oldest));
  return [...new Set(days)].sort((a, b) => b - a);
}

/** People whose account was removed: of them only the line in the list is left. */
const departed = (random: () => number, now: Date) =>
  Array.from({ length: 6 }, (_, index) => {
    const name = nameOf(firstFreeName + index);
    const createdAt = daysBefore(now, between(random, 60, 190) + random());
    return {
      id: newAccountId(),
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      createdAt,
      deletedAt: new Date(createdAt.getTime() + between(random, 1, 50) * millisecondsInDay),
    };
  });
