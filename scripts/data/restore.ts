// `npm run restore -- FILE [--yes]`: puts what a backup holds in the place of all that the database holds.
import { restoreBackup } from '../../server/db/backup/restoreBackup';
import { onDatabase } from './onDatabase';

await onDatabase('npm run restore -- FILE [--yes]', async ({ db, file, isSure }) => {
  const { rows, tables, madeAt } = await restoreBackup(db, file, { replaces: isSure });
  return `The database is as it was at ${madeAt}: ${rows} rows of ${tables} tables.`;
});
