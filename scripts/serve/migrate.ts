import { openServerDatabase } from '../../server/openServerDatabase';
import { readServerSettings } from '../../server/settings';
import { sayWhyNot } from './sayWhyNot';

/** `npm run db:migrate`: brings the database of a hosted server up to the newest migration, as each start does. */
await sayWhyNot(async () => {
  const database = await openServerDatabase(readServerSettings(process.env));
  await database.close();
  console.log('The database is up to date.');
});
