import { and, desc, eq, lte } from 'drizzle-orm';
import type { SignedTerms, TermsForSigning } from '../../../src/api/terms';
import type { Db } from '../../db/database';
import { terms, termsSignatures } from '../../db/tables';
import { firstOr404 } from '../or404';
import { refuse } from '../refusal';
import { termsInForce } from './termsInForce';

const noSuchVersion = 'There is no such version of the terms.';

/** What a person has signed, the latest first, and which of it is in force. */
export async function readSignedTerms(db: Db, userId: string, now: Date): Promise<SignedTerms[]> {
  const { id, termsId, signedAt, ipAddress } = termsSignatures;
  const rows = await db
    .select({ id, termsId, signedAt, ipAddress, inForceSince: terms.validFrom })
    .from(termsSignatures)
    .innerJoin(terms, eq(terms.id, termsId))
    .where(eq(termsSignatures.userId, userId))
    .orderBy(desc(signedAt), desc(id));
  const [current] = await termsInForce(db, now);
  return rows.map((row) => ({
    ...row,
    active: row.termsId === current?.id,
    signedAt: row.signedAt.toISOString(),
    inForceSince: row.inForceSince.toISOString(),
  }));
}

/** The text of a version that is in force, or was; 404 for any other. */
export async function readTermsText(db: Db, id: number, now: Date): Promise<{ content: string }> {
  // Drafts, and versions whose time has not come, are staff's own business.
  const isPublic = and(terms.activated, lte(terms.validFrom, now));
  const found = await db
    .select({ content: terms.content })
    .from(terms)
    .where(and(eq(terms.id, id), isPublic));
  return firstOr404(found, noSuchVersion);
}

/** The version in force, and whether the person has signed it; 404 while none is in force. */
export async function readTermsForSigning(db: Db, userId: string, now: Date): Promise<TermsForSigning> {
  const version = firstOr404(await termsInForce(db, now), 'There are no terms to sign.');
  const signature = await findSignature(db, userId, version.id);
  return {
    termsId: version.id,
    termsText: version.content,
    termsActivated: version.validFrom.toISOString(),
    isSigned: Boolean(signature),
    acceptanceTimestamp: signature?.signedAt.toISOString() ?? null,
  };
}

/** Notes that a person has signed the version in force, and answers when they first did. */
export async function sign(
  db: Db,
  termsId: number,
  { userId, now, ip: ipAddress }: { userId: string; now: Date; ip: string },
): Promise<{ signedAt: string }> {
  firstOr404(await db.select({ id: terms.id }).from(terms).where(eq(terms.id, termsId)), noSuchVersion);
  const [current] = await termsInForce(db, now);
  if (current?.id !== termsId) refuse(400, 'This version of the terms is not the one in force.');
  await db
    .insert(termsSignatures)
    .values({ userId, termsId, signedAt: now, ipAddress })
    .onConflictDoNothing();
  const kept = await findSignature(db, userId, termsId);
  return { signedAt: (kept?.signedAt ?? now).toISOString() };
}

async function findSignature(db: Db, userId: string, termsId: number) {
  const [signature] = await db
    .select()
    .from(termsSignatures)
    .where(and(eq(termsSignatures.userId, userId), eq(termsSignatures.termsId, termsId)));
  return signature;
}
