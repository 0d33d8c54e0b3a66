import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Db } from '../../server/db/database';
import { activationCodes, prospects, signupSources } from '../../server/db/tables';
import { codeValidMs, newCode } from '../../server/domain/prospects/codes';
import { nameOf } from './names';
import { between, createRandom } from './random';

const seed = 6_042;

/** Full ones among them, and one that invites nobody by itself. */
const sources = [
  { source: 'newsletter', daysAgo: 210, maxAutoSignups: 500, description: 'The link in our monthly letter.' },
  {
    source: 'university',
    daysAgo: 160,
    maxAutoSignups: 100,
    description: 'Posters and talks at universities.',
  },
  { source: 'podcast', daysAgo: 120, maxAutoSignups: 20, description: 'The interview about loneliness.' },
  {
    source: 'flyer2',
    daysAgo: 90,
    maxAutoSignups: 10,
    description: 'The second flyer, at libraries and doctors.',
  },
  { source: 'press', daysAgo: 45, maxAutoSignups: 0, description: 'Journalists; we invite them ourselves.' },
];

/** How many mails were sent to a prospect, a week apart, and how many days ago the first: 40 prospects each. */
const stages = [
  { mails: 3, daysAgo: [60, 150] },
  { mails: 2, daysAgo: [8, 55] },
  { mails: 1, daysAgo: [1, 13] },
  { mails: 0, daysAgo: [0, 40] },
] as const;
const inEachStage = 40;

// Within each stage; the sources that are full or invite nobody leave the later ones waiting.
const invitedFrom = [
  'newsletter',
  'university',
  'newsletter',
  'podcast',
  'university',
  'flyer2',
  'newsletter',
  'unknown',
];
const waitingFrom = ['podcast', 'press', 'flyer2', 'unknown'];

/** Fills in the sources and 40 prospects in each stage: first, second and third mail sent, and none. */
export async function seedProspects(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * millisecondsInDay);
  await db.insert(signupSources).values(
    sources.map(({ daysAgo, ...source }) => ({
      ...source,
      createdBy: 'Mette Lund',
      createdAt: ago(daysAgo),
    })),
  );
  const random = createRandom(seed);
  const rows = stages.flatMap(({ mails, daysAgo: [latest, earliest] }, stage) =>
    Array.from({ length: inEachStage }, (_, index) => {
      const name = nameOf(stage * inEachStage + index);
      const createdAt = new Date(ago(latest).getTime() - random() * (earliest - latest) * millisecondsInDay);
      const from = mails > 0 ? invitedFrom : waitingFrom;
      const mailAt = (which: number) =>
        which > mails
          ? null
          : new Date(
              createdAt.getTime() + (which - 1) * 7 * millisecondsInDay + between(random, 2, 90) * 1000,
            );
      const lastMailAt = mailAt(mails);
      // Who was due for another mail and has not got one has made an account; of those with all three, one in five.
      const isOverdue = mails > 0 && +now - +createdAt > mails * 7 * millisecondsInDay;
      const isActivated = isOverdue && (mails < 3 || index % 5 === 0);
      const activatedAfter = between(random, 1, 60) * millisecondsInHour;
      return {
        name,
        email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
        source: from[index % from.length] ?? 'unknown',
        ipAddress: `203.0.113.${between(random, 1, 254)}`,
        createdAt,
        firstMailAt: mailAt(1),
        secondMailAt: mailAt(2),
        thirdMailAt: mailAt(3),
        unsubscribeKey: newCode(),
        activatedAt: isActivated && lastMailAt ? new Date(+lastMailAt + activatedAfter) : null,
        unsubscribedAt: mails === 3 && index % 7 === 3 && !isActivated ? lastMailAt : null,
      };
    }),
  );
  const stored = await db
    .insert(prospects)
    .values(rows.sort((a, b) => +a.createdAt - +b.createdAt))
    .returning();
  await db.insert(activationCodes).values(
    stored.flatMap(({ id, firstMailAt, secondMailAt, thirdMailAt, activatedAt }) =>
      [firstMailAt, secondMailAt, thirdMailAt]
        .filter((at) => at !== null)
        .map((at) => ({
          code: newCode(),
          prospectId: id,
          createdAt: at,
          expiresAt: new Date(at.getTime() + codeValidMs),
          usedAt: activatedAt,
        })),
    ),
  );
}
