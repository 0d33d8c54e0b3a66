// `npm run backup -- FILE`: all that the database holds, in a file.
import { writeBackup } from '../../server/db/backup/writeBackup';
import { onDatabase } from './onDatabase';

await onDatabase('npm run backup -- FILE', async ({ db, file }) => {
  const { rows, tables, bytes } = await writeBackup(db, file, new Date());
  return `${file} holds ${rows} rows of ${tables} tables in ${(bytes / 1e6).toFixed(1)} MB.`;
});
