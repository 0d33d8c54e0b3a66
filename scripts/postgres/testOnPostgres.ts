// `npm run unit:postgres [-- FILES]`: the server's tests on a real Postgres, which begins and ends with them.
import process from 'node:process';
import { openDatabase } from '../../server/db/openDatabase';
import { npmRun } from '../test/npmRun';
import { createDatabase } from './createDatabase';
import { startPostgres } from './startPostgres';
import { template, urlVariable } from './variables';

const postgres = await startPostgres().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
try {
  const maintenance = postgres.urlOf('postgres');
  const database = await openDatabase({ url: await createDatabase(maintenance, template) });
  await database.close();
  const parameters = ['--project=node', ...process.argv.slice(2)];
  const succeeded = await npmRun('unit', parameters, { [urlVariable]: maintenance });
  process.exitCode = succeeded ? 0 : 1;
} finally {
  await postgres.stop();
}
