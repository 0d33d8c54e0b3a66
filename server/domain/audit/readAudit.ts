import { and, desc, eq, gte, ilike, inArray, lt, or } from 'drizzle-orm';
import {
  type AuditFeature,
  type AuditPage,
  type listAuditEntries,
  readableFeatures,
} from '../../../src/api/admin/audit';
import type { QueryOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import { auditEntries, users } from '../../db/tables';
import type { Person } from '../account/person';
import { keptDays } from '../keptDays';
import { toMoment } from '../moment';
import { pageOf, partOf } from '../paging';
import { refuse } from '../refusal';

/** A page of the audit trail, the latest first: the entries of those features that the reader may read. */
export async function readAudit(
  db: Db,
  query: QueryOf<typeof listAuditEntries>,
  { permissions }: Pick<Person, 'permissions'>,
): Promise<AuditPage> {
  const { id, createdAt, feature, action, subject, subjectEmail, changes, actorId, actorName } = auditEntries;
  const { from, until } = query;
  const wanted = and(
    inArray(feature, chosen(query.feature, readableFeatures(permissions))),
    from === undefined ? undefined : gte(createdAt, toMoment(from, 'That is no day.')),
    until === undefined ? undefined : lt(createdAt, toMoment(until, 'That is no day.')),
    naming(query.search?.trim() ?? ''),
  );
  const { limit, offset } = partOf(query);
  const ofActor = eq(users.id, actorId);
  const rows = await db
    .select({
      id,
      createdAt,
      feature,
      action,
      subject,
      person: subjectEmail,
      changes,
      name: actorName,
      email: users.email,
    })
    .from(auditEntries)
    .leftJoin(users, ofActor)
    .where(wanted)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ name, email, createdAt: at, ...row }) => ({
    ...row,
    createdAt: at.toISOString(),
    actor: { name, email: email ?? '' },
  }));
  const total = db.select({ id }).from(auditEntries).leftJoin(users, ofActor).where(wanted);
  return { ...pageOf(query, items, await db.$count(total.as('wanted'))), keptDays: keptDays.audit };
}

function chosen(asked: string | undefined, readable: AuditFeature[]): AuditFeature[] {
  if (asked === undefined) return readable;
  const found = readable.filter((feature) => feature === asked);
  return found.length > 0 ? found : refuse(403, 'You may not read these entries.');
}

/** The name or the e-mail contains the text; what `like` would read as a wildcard stands for itself. */
function naming(search: string) {
  if (search === '') return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { actorName, subjectEmail } = auditEntries;
  return or(...[actorName, users.email, subjectEmail].map((column) => ilike(column, pattern)));
}
