import type { Clock } from '../../server/clock';
import type { Db } from '../../server/db/database';
import type { Account } from '../../server/domain/account/person';
import { hasBase, seedBase } from '../../server/domain/base/seedBase';
import { type DemoAccount, demoAccounts } from '../demoAccounts/demoAccounts';
import { seedAudit } from './audit';
import { seedContent } from './content';
import { sceneOf } from './conversations';
import { seedFeedback } from './feedback';
import { seedJobRuns } from './jobRuns';
import { seedPeople } from './people';
import { makeDemoPerson, makePerson } from './person';
import { seedProspects } from './prospects';
import { seedScores } from './scores';
import { writeTroubles } from './troubles';
import { seedPromptHistory } from './versions/prompts';
import { seedSettingHistory } from './versions/settings';

export interface SeedTools {
  db: Db;
  clock: Clock;
  accounts: {
    findByEmail(email: string): Promise<Account | null>;
    create(account: Omit<DemoAccount, 'record' | 'shows'> & { password: string }): Promise<Account>;
  };
  /** The password of every demo account. */
  password: string;
}

/** Four conversations for those who look into logs, costs and summaries. */
const lastWeeks = [17, 9, 4, 1].map((daysAgo, index) => sceneOf(index * 2, daysAgo));

/**
 * Fills an empty database with the demonstration: base data, content, demo accounts and their conversations. All
 * texts and intervals are the same in every run, counted back from the clock. A database that has been filled stays
 * as it is, whatever people have done to it since.
 */
export async function seedDemo(tools: SeedTools): Promise<void> {
  const { db, clock, accounts, password } = tools;
  if (await hasBase(db)) return;
  // Accounts first, then the rest in one step: a run that was cut short goes on where it stopped.
  const people = await Promise.all(
    demoAccounts.map(async ({ record, shows: _shows, ...person }) => {
      const known = await accounts.findByEmail(person.email);
      return { record, account: known ?? (await accounts.create({ ...person, password })) };
    }),
  );
  await db.transaction(async (tx) => {
    await seedBase(tx, clock.now());
    await seedPromptHistory(tx, clock.now());
    await seedSettingHistory(tx, clock.now());
    await seedContent(tx, clock.now());
    await seedScores(tx, clock.now());
    for (const { record, account } of people) {
      if (record === 'month') await makeDemoPerson({ db: tx, clock }, account);
      else if (record === 'weeks') {
        await makeDemoPerson({ db: tx, clock }, account, lastWeeks);
        await writeTroubles(tx, account.id);
      } else if (record !== 'none') await makePerson({ db: tx, clock }, { account, start: record, chats: 0 });
    }
    await seedProspects(tx, clock.now());
    await seedPeople(tx, clock.now());
    await seedFeedback(tx, clock.now());
    await seedJobRuns(tx, clock.now());
    const staff = people.find(({ account }) => account.email === 'staff@example.com')?.account;
    if (staff) await seedAudit(tx, { staff, now: clock.now() });
  });
}
