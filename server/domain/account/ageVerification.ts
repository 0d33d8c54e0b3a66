import { eq } from 'drizzle-orm';
import type { AgeVerification } from '../../../src/api/terms';
import type { Db } from '../../db/database';
import { ageVerifications } from '../../db/tables';
import { firstOr404 } from '../or404';

/** When, from where and with which words a person has confirmed the age; 404 while they haven't. */
export async function readAgeVerification(db: Db, userId: string): Promise<AgeVerification> {
  const found = await db.select().from(ageVerifications).where(eq(ageVerifications.userId, userId));
  const { createdAt, ipAddress, content } = firstOr404(found, 'The age has not been confirmed yet.');
  return { created: createdAt.toISOString(), ipAddress, content };
}

/** Notes that a person has confirmed the age, and answers the first time that they did. */
export async function confirmAge(
  db: Db,
  { ip: ipAddress, content }: { ip: string; content: string },
  { userId, now: createdAt }: { userId: string; now: Date },
): Promise<AgeVerification> {
  await db.insert(ageVerifications).values({ userId, createdAt, ipAddress, content }).onConflictDoNothing();
  return readAgeVerification(db, userId);
}
