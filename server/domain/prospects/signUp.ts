import { and, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Signup } from '../../../src/api/prospects';
import type { Db } from '../../db/database';
import { activationCodes, prospects, signupSources } from '../../db/tables';
import type { Tools } from '../tools';
import { newCode } from './codes';
import { invite, type Prospect } from './invite';

type SignUpTools = Pick<Tools, 'db' | 'clock' | 'accounts' | 'mailer' | 'appOrigin'>;

/**
 * Registers a prospect, or renews one whose invitation has lapsed, and invites it while its source has room (D-60).
 *
 * @returns false when the e-mail is registered already: by an account, or by a prospect who still waits for an
 * invitation or holds a valid code
 */
export async function signUp(tools: SignUpTools, { name, email, ip, source }: Signup): Promise<boolean> {
  const { db, clock, accounts } = tools;
  const address = email.toLowerCase();
  if (await accounts.findByEmail(address)) return false;

  return db.transaction(async (transaction) => {
    // Held until the end, so that sign-ups of one source come one after the other and none is invited beyond its limit.
    const limit = await lockLimit(transaction, source);
    const now = clock.now();
    const details = { name, source, ipAddress: ip, createdAt: now };
    const [created] = await transaction
      .insert(prospects)
      .values({ ...details, email: address, unsubscribeKey: newCode() })
      .onConflictDoNothing({ target: prospects.email })
      .returning();
    const prospect = created ?? (await renew(transaction, address, details));
    if (!prospect) return false;

    if ((await countOthers(transaction, prospect)) < limit) await invite(transaction, tools, prospect);
    return true;
  });
}

type Details = Pick<Prospect, 'name' | 'source' | 'ipAddress' | 'createdAt'>;

/** Starts a known prospect afresh; null for one who needs no new start. */
async function renew(db: Db, email: string, details: Details): Promise<Prospect | null> {
  const [known] = await db.select().from(prospects).where(eq(prospects.email, email)).for('update');
  if (!known || isWaiting(known) || (await hasValidCode(db, known, details.createdAt))) return null;
  const [renewed] = await db
    .update(prospects)
    .set({
      ...details,
      firstMailAt: null,
      secondMailAt: null,
      thirdMailAt: null,
      unsubscribedAt: null,
      activatedAt: null,
      userId: null,
    })
    .where(eq(prospects.id, known.id))
    .returning();
  return renewed ?? null;
}

/** Whoever has unsubscribed waits for nothing any more. */
const isWaiting = ({ firstMailAt, unsubscribedAt }: Prospect) => !firstMailAt && !unsubscribedAt;

async function hasValidCode(db: Db, { id }: Prospect, now: Date): Promise<boolean> {
  const valid = await db
    .select({ code: activationCodes.code })
    .from(activationCodes)
    .where(
      and(
        eq(activationCodes.prospectId, id),
        isNull(activationCodes.usedAt),
        gt(activationCodes.expiresAt, now),
      ),
    )
    .limit(1);
  return valid.length > 0;
}

/** How many prospects of a source are invited at once; none of an unknown one. */
async function lockLimit(db: Db, source: string): Promise<number> {
  const [known] = await db
    .select({ limit: signupSources.maxAutoSignups })
    .from(signupSources)
    .where(sql`lower(${signupSources.source}) = lower(${source})`)
    .for('update');
  return known?.limit ?? 0;
}

async function countOthers(db: Db, { id, source }: Prospect): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(prospects)
    .where(and(sql`lower(${prospects.source}) = lower(${source})`, ne(prospects.id, id)));
  return row?.others ?? 0;
}
