import { rm } from 'node:fs/promises';
import { DataInUse, databaseDir, lockData } from '../server/db/dataLock';
import { dataVariable, readSettings } from './settings';

/** `npm run sandbox:reset`: deletes the sandbox's data, unless a sandbox is working on it. */
const { data } = readSettings(process.env);
if (data === 'memory') {
  console.log('The sandbox keeps its data in memory; there is nothing to delete.');
} else {
  try {
    const release = await lockData(data.dir, dataVariable);
    await rm(databaseDir(data.dir), { recursive: true, force: true });
    await release();
    console.log(`The sandbox's data in ${data.dir} is gone. The next start makes it afresh.`);
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
