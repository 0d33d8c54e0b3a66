import type { Database } from './database';
import { type EmbeddedDatabase, type EmbeddedPlace, openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type { PostgresPlace } from './postgresPlace';

/**
 * Opens a database and brings it up to the newest migration: a Postgres by its address, or the embedded one.
 *
 * @throws Error with a sentence for whoever starts the server
 */
export function openDatabase(where: EmbeddedPlace): Promise<EmbeddedDatabase>;
export function openDatabase(where: EmbeddedPlace | PostgresPlace): Promise<Database>;
export function openDatabase(where: EmbeddedPlace | PostgresPlace): Promise<Database> {
  return typeof where === 'object' && 'url' in where ? openPostgres(where) : openEmbedded(where);
}
