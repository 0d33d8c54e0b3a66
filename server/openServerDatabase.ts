import { type Database, openDatabase } from './db/database';
import { lockData } from './db/dataLock';
import { databaseOf, type ServerSettings } from './settings';

/**
 * Opens the database of a hosted server. An embedded one belongs to this process until it is closed.
 *
 * @throws DataInUse
 */
export async function openServerDatabase(
  settings: Pick<ServerSettings, 'databaseUrl' | 'dataDir'>,
): Promise<Database> {
  const place = databaseOf(settings);
  if ('url' in place)
    throw new Error('DATABASE_URL is set, but this release works on the embedded database only.');
  const release = await lockData(settings.dataDir, 'DATA_DIR');
  try {
    const database = await openDatabase(place);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}
