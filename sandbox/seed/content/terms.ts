import type { Db } from '../../../server/db/database';
import { terms } from '../../../server/db/tables';
import { dayFrom, daysBefore } from '../days';
import { termsText } from './termsTexts';

const mette = 'Mette Lund';
const processors: [string, string][] = [
  ['Nordhost ApS, Denmark', 'runs the servers'],
  ['Postale GmbH, Germany', 'sends our mails'],
];

/** Five versions, oldest first: two that are over, the one in force, one that is to come, and a draft. */
const versions = [
  {
    inDays: -420,
    writtenDaysAgo: 440,
    activated: true,
    content: termsText({ sharedMonths: 12, explainsAssistant: false }),
  },
  {
    inDays: -200,
    writtenDaysAgo: 214,
    activated: true,
    content: termsText({
      changes: ['Shared conversations are deleted after 6 months instead of 12.'],
      sharedMonths: 6,
      explainsAssistant: false,
    }),
  },
  {
    inDays: -12,
    writtenDaysAgo: 26,
    activated: true,
    content: termsText({
      changes: [
        'Shared conversations are deleted after 3 months instead of 6.',
        'A new section says what the assistant can and can’t do.',
      ],
      sharedMonths: 3,
      explainsAssistant: true,
    }),
  },
  {
    inDays: 45,
    writtenDaysAgo: 4,
    activated: true,
    content: termsText({
      changes: ['The companies that work for us are named.'],
      sharedMonths: 3,
      processors,
      explainsAssistant: true,
    }),
  },
  {
    inDays: 90,
    writtenDaysAgo: 1,
    activated: false,
    content: termsText({
      changes: ['Our mails are sent from within Denmark.'],
      sharedMonths: 3,
      processors: [
        ['Nordhost ApS, Denmark', 'runs the servers'],
        ['Brevdue ApS, Denmark', 'sends our mails'],
      ],
      explainsAssistant: true,
    }),
  },
];

/** Fills in the versions of the terms, in every state that one can have (contract 3.5). */
export async function seedTerms(db: Db, now: Date): Promise<void> {
  await db.insert(terms).values(
    versions.map(({ inDays, writtenDaysAgo, activated, content }) => ({
      validFrom: dayFrom(now, inDays),
      createdAt: daysBefore(now, writtenDaysAgo),
      createdBy: mette,
      activated,
      content,
    })),
  );
}
