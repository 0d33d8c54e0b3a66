import { and, desc, eq, lte } from 'drizzle-orm';
import {
  getAgeVerification,
  getTerms,
  getTermsForSigning,
  listSignedTerms,
  signTerms,
  verifyAge,
} from '../../src/api/terms';
import type { Db } from '../db/database';
import { ageVerifications, terms, termsSignatures } from '../db/tables';
import { refuse } from '../domain/refusal';
import { termsInForce } from '../domain/terms/termsInForce';
import { handle } from './handle';

const noSuchVersion = 'There is no such version of the terms.';

/** The calls on a person's terms and age (contract 2.5). */
export const termsHandlers = [
  handle(listSignedTerms, async ({ db, clock, person }) => {
    const { id, termsId, signedAt, ipAddress } = termsSignatures;
    const rows = await db
      .select({ id, termsId, signedAt, ipAddress })
      .from(termsSignatures)
      .where(eq(termsSignatures.userId, person.id))
      .orderBy(desc(signedAt), desc(id));
    const [current] = await termsInForce(db, clock.now());
    return {
      signedTermsAndConditions: rows.map((row) => ({
        ...row,
        active: row.termsId === current?.id,
        signedAt: row.signedAt.toISOString(),
      })),
    };
  }),

  handle(getTerms, async ({ db, clock, params }) => {
    // Drafts, and versions whose time has not come, are staff's own business.
    const isPublic = and(terms.activated, lte(terms.validFrom, clock.now()));
    const [version] = await db
      .select({ content: terms.content })
      .from(terms)
      .where(and(eq(terms.id, params.termsId), isPublic));
    if (!version) refuse(404, noSuchVersion);
    return version;
  }),

  handle(getTermsForSigning, async ({ db, clock, person }) => {
    const [version] = await termsInForce(db, clock.now());
    if (!version) refuse(404, 'There are no terms to sign.');
    const signature = await findSignature(db, person.id, version.id);
    return {
      termsId: version.id,
      termsText: version.content,
      termsActivated: version.validFrom.toISOString(),
      isSigned: Boolean(signature),
      acceptanceTimestamp: signature?.signedAt.toISOString() ?? null,
    };
  }),

  handle(signTerms, async ({ db, clock, params: { termsId }, body, person }) => {
    const [version] = await db.select({ id: terms.id }).from(terms).where(eq(terms.id, termsId));
    if (!version) refuse(404, noSuchVersion);
    const now = clock.now();
    const [current] = await termsInForce(db, now);
    if (current?.id !== termsId) refuse(400, 'This version of the terms is not the one in force.');
    const signature = { userId: person.id, termsId, signedAt: now, ipAddress: body.ip };
    await db.insert(termsSignatures).values(signature).onConflictDoNothing();
    const kept = await findSignature(db, person.id, termsId);
    return { signedAt: (kept?.signedAt ?? now).toISOString() };
  }),

  handle(getAgeVerification, async ({ db, person }) => {
    const verification = await findAgeVerification(db, person.id);
    if (!verification) refuse(404, 'The age has not been confirmed yet.');
    return verification;
  }),

  handle(verifyAge, async ({ db, clock, body: { ip, content }, person }) => {
    const given = { userId: person.id, createdAt: clock.now(), ipAddress: ip, content };
    await db.insert(ageVerifications).values(given).onConflictDoNothing();
    const kept = await findAgeVerification(db, person.id);
    if (!kept) throw new Error('The confirmation was not stored');
    return kept;
  }),
];

async function findSignature(db: Db, userId: string, termsId: number) {
  const [signature] = await db
    .select()
    .from(termsSignatures)
    .where(and(eq(termsSignatures.userId, userId), eq(termsSignatures.termsId, termsId)));
  return signature;
}

async function findAgeVerification(db: Db, userId: string) {
  const [row] = await db.select().from(ageVerifications).where(eq(ageVerifications.userId, userId));
  return row && { created: row.createdAt.toISOString(), ipAddress: row.ipAddress, content: row.content };
}
