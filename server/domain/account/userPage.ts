import { asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { listUsers, UserPage } from '../../../src/api/admin/users';
import type { QueryOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import { languages, prospects, sessions, users } from '../../db/tables';
import { pageOf, partOf } from '../paging';

/** A page of the users, those who came last first; removed ones stay in the list (contract 3.3). */
export async function readUserPage(db: Db, query: QueryOf<typeof listUsers>): Promise<UserPage> {
  const wanted = matching(query.search.trim());
  const { limit, offset } = partOf(query);
  // The page first: what each line adds is looked up for these few people only.
  const shown = db
    .select()
    .from(users)
    .where(wanted)
    .orderBy(desc(users.createdAt), asc(users.id))
    .limit(limit)
    .offset(offset)
    .as('shown');
  const theirs = db
    .select({
      count: sql<number>`count(*)::int`.as('session_count'),
      last: sql`max(${sessions.lastActiveAt})`.mapWith(sessions.lastActiveAt).as('last_activity'),
    })
    .from(sessions)
    .where(eq(sessions.userId, shown.id))
    .as('theirs');
  const rows = await db
    .select({
      id: shown.id,
      name: shown.name,
      email: shown.email,
      createdAt: shown.createdAt,
      deleted: shown.deletedAt,
      signupSource: prospects.source,
      languagePreference: languages.name,
      lastActivity: theirs.last,
      numberOfSessions: theirs.count,
      roles: shown.knownRoles,
    })
    .from(shown)
    .leftJoinLateral(theirs, sql`true`)
    .leftJoin(languages, eq(languages.code, shown.languageCode))
    .leftJoin(prospects, eq(prospects.userId, shown.id))
    .orderBy(desc(shown.createdAt), asc(shown.id));
  const items = rows.map(({ createdAt, deleted, lastActivity, numberOfSessions, roles, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    deleted: deleted?.toISOString() ?? null,
    lastActivity: lastActivity?.toISOString() ?? null,
    numberOfSessions: numberOfSessions ?? 0,
    roles: roles.map((name) => ({ name })),
    isErasable: true,
  }));
  return pageOf(query, items, await db.$count(users, wanted));
}

/** Name or e-mail contains the text, or it is the id; what `like` would read as a wildcard stands for itself. */
function matching(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(users.name, pattern), ilike(users.email, pattern), eq(users.id, search));
}
