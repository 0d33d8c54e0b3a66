import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { activationCodes, prospects } from '../../db/tables';
import { EmailTaken } from '../../identity/accounts';
import { type RefusalStatus, refuse } from '../refusal';
import type { Tools } from '../tools';
import type { Prospect } from './invite';

type ActivateTools = Pick<Tools, 'db' | 'clock' | 'accounts'>;

const refusals: Record<'used' | 'expired' | 'unknown', [RefusalStatus, string]> = {
  used: [400, 'The link has been used already.'],
  expired: [400, 'The link has expired.'],
  unknown: [404, 'There is no such link.'],
};

/**
 * Refuses a code that makes no account: used or expired with 400, unknown with 404 (D-61).
 *
 * @returns the address that the code was sent to
 */
export async function checkCode(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  code: string,
): Promise<{ email: string }> {
  const { usedAt, expiresAt } = activationCodes;
  const [known] = await db
    .select({ usedAt, expiresAt, email: prospects.email })
    .from(activationCodes)
    .innerJoin(prospects, eq(prospects.id, activationCodes.prospectId))
    .where(eq(activationCodes.code, code));
  if (!known) refuse(...refusals.unknown);
  if (known.usedAt) refuse(...refusals.used);
  if (known.expiresAt <= clock.now()) refuse(...refusals.expired);
  return { email: known.email };
}

/**
 * Makes the account of an invited prospect at the identity provider (contract 2.6). The chat API's own record follows
 * with the account's first call.
 */
export async function activate(tools: ActivateTools, code: string, password: string): Promise<void> {
  const { db, clock, accounts } = tools;
  await checkCode(tools, code);
  const prospect = await takeCode(db, code, clock.now());

  try {
    const { name, email } = prospect;
    const account = await accounts.create({ name, email, password, roles: ['AppUser'], permissions: [] });
    await settle(db, prospect, { userId: account.id, activatedAt: clock.now() });
  } catch (error) {
    if (error instanceof EmailTaken) refuse(400, 'There is an account with this email address already.');
    // The person can try again with the same link.
    await db.update(activationCodes).set({ usedAt: null }).where(eq(activationCodes.code, code));
    throw error;
  }
}

/** Uses the code up, for one of several calls that come at once, and says whose it was. */
async function takeCode(db: Db, code: string, now: Date): Promise<Prospect> {
  const [taken] = await db
    .update(activationCodes)
    .set({ usedAt: now })
    .where(
      and(eq(activationCodes.code, code), isNull(activationCodes.usedAt), gt(activationCodes.expiresAt, now)),
    )
    .returning({ prospectId: activationCodes.prospectId });
  const [prospect] = taken ? await db.select().from(prospects).where(eq(prospects.id, taken.prospectId)) : [];
  if (!prospect) refuse(...refusals.used);
  return prospect;
}

/** Notes the account; other codes of the prospect are of no use any more. */
async function settle(
  db: Db,
  { id }: Prospect,
  account: { userId: string; activatedAt: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.update(prospects).set(account).where(eq(prospects.id, id));
    await transaction
      .update(activationCodes)
      .set({ usedAt: account.activatedAt })
      .where(and(eq(activationCodes.prospectId, id), isNull(activationCodes.usedAt)));
  });
}
