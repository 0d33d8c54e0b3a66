// `npm run unit:postgres [-- FILES]`: the server's tests on a real Postgres, which begins and ends with them.
import process from 'node:process';
import { openDatabase } from '../../server/db/openDatabase';
import { npmRun } from '../test/npmRun';
import { createDatabase } from './createDatabase';
import { startPostgres } from './startPostgres';
import { template, urlVariable } from './variables';

/** All tests of the server that may open a database. Those of the sandbox are left out: it is embedded wherever it runs. */
const usual = ['tests/server', '--exclude', 'tests/server/{assistant,openapi}/**'];

const parameters = process.argv.slice(2);
const hasFiles = parameters.some((each) => each.startsWith('tests/'));

const postgres = await startPostgres().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  const maintenance = postgres.urlOf('postgres');
  const database = await openDatabase({ url: await createDatabase(maintenance, template) });
  await database.close();
  const succeeded = await npmRun('unit', [...parameters, ...(hasFiles ? [] : usual)], {
    [urlVariable]: maintenance,
  });
  process.exitCode = succeeded ? 0 : 1;
} finally {
  await postgres.stop();
}
