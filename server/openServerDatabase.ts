import type { Database } from './db/database';
import { lockData } from './db/dataLock';
import { openDatabase } from './db/openDatabase';
import type { OpeningOptions } from './db/postgresPlace';
import { type DatabaseSettings, databaseOf } from './settings';

/**
 * Opens the database of a hosted server. An embedded one belongs to this process until it is closed.
 *
 * @throws DataInUse
 */
export async function openServerDatabase(
  settings: DatabaseSettings,
  options?: OpeningOptions,
): Promise<Database> {
  const place = databaseOf(settings);
  if ('url' in place) return openDatabase(place, options);
  const release = await lockData(settings.dataDir, 'DATA_DIR');
  try {
    const database = await openDatabase(place, options);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}
