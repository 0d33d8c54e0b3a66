import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Db } from '../db/database';
import type { DatabaseClock } from '../db/databaseClock';
import { oidcPayloads } from '../db/tables';
import { inSeconds } from '../limits/spend';
import { errors } from './oidc';

/**
 * Keeps the OpenID provider's sessions, grants, codes and tokens in the database. The library looks at this process's own
 * clock; what it keeps ends by the database's, so that it is good for as long in every process.
 */
export function createAdapter(
  db: Db,
  { behindMs }: Pick<DatabaseClock, 'behindMs'>,
): (model: string) => Adapter {
  const later = <Payload extends AdapterPayload>(payload: Payload, ms: number): Payload =>
    payload.exp === undefined ? payload : { ...payload, exp: payload.exp + Math.round(ms / 1000) };

  return (model) => {
    const row = (id: string) => and(eq(oidcPayloads.model, model), eq(oidcPayloads.id, id));

    async function first(where: ReturnType<typeof row>): Promise<AdapterPayload | undefined> {
      const [found] = await db.select({ payload: oidcPayloads.payload }).from(oidcPayloads).where(where);
      return found && later(found.payload, -behindMs());
    }

    return {
      async upsert(id, payload, expiresIn) {
        const { grantId = null, accountId = null, uid = null } = payload;
        const expiresAt = expiresIn === undefined ? null : sql`now() + ${inSeconds(expiresIn)}`;
        const values = { payload: later(payload, behindMs()), grantId, accountId, uid, expiresAt };
        await db
          .insert(oidcPayloads)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: values });
      },
      find: (id) => first(row(id)),
      findByUid: (uid) => first(and(eq(oidcPayloads.model, model), eq(oidcPayloads.uid, uid))),
      /** The device flow alone has user codes, and it is switched off. */
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumed = JSON.stringify({ consumed: Math.floor(Date.now() / 1000) });
        const taken = await db
          .update(oidcPayloads)
          .set({ payload: sql`${oidcPayloads.payload} || ${consumed}::jsonb` })
          .where(and(row(id), isNull(sql`${oidcPayloads.payload} -> 'consumed'`)))
          .returning({ id: oidcPayloads.id });
        if (taken.length > 0) return;
        // Of two requests at the same moment with the same code or refresh token, one loses here, as does all that the
        // other has got: nobody can say which of them was the thief's.
        const lost = await first(row(id));
        if (typeof lost?.grantId === 'string') await revokeGrant(db, lost.grantId);
        throw new errors.InvalidGrant('used already');
      },
      async destroy(id) {
        await db.delete(oidcPayloads).where(row(id));
      },
      async revokeByGrantId(grantId) {
        await db
          .delete(oidcPayloads)
          .where(and(eq(oidcPayloads.model, model), eq(oidcPayloads.grantId, grantId)));
      },
    };
  };
}

/** Ends grants and everything that was given out under them. */
export async function revokeGrant(db: Db, grantId: string): Promise<void> {
  await db
    .delete(oidcPayloads)
    .where(
      or(
        eq(oidcPayloads.grantId, grantId),
        and(eq(oidcPayloads.model, 'Grant'), eq(oidcPayloads.id, grantId)),
      ),
    );
}

/** Forgets what has expired. */
export async function removeExpired(db: Db): Promise<void> {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, sql`now()`));
}
