import { keptDump } from '../../server/db/keptDump';
import { openDatabase } from '../../server/db/openDatabase';
import { createAccounts } from '../../server/identity/accounts';
import { cheapCost } from '../cheapCost';
import { demoPassword } from '../demoAccounts/demoAccounts';
import { seedDemo } from './demo';

/** The dump of a database that was filled with the demonstration at a moment, and not touched since. */
export function demoDump(now: Date): Promise<Blob> {
  return keptDump({ sources: ['sandbox', 'server', 'src/api', 'package-lock.json'], now }, async () => {
    const { db, dump, close } = await openDatabase('memory');
    const clock = { now: () => now };
    await seedDemo({ db, clock, accounts: createAccounts(db, clock, cheapCost), password: demoPassword });
    const demonstration = await dump();
    await close();
    return demonstration;
  });
}
