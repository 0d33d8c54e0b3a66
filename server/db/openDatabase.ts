import type { Database } from './database';
import { type EmbeddedDatabase, type EmbeddedPlace, openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type { OpeningOptions, PostgresPlace } from './postgresPlace';

/**
 * Opens a database and brings it up to the newest migration: a Postgres by its address, or the embedded one.
 *
 * @throws Error with a sentence for whoever starts the server
 */
export function openDatabase(where: EmbeddedPlace, options?: OpeningOptions): Promise<EmbeddedDatabase>;
export function openDatabase(
  where: EmbeddedPlace | PostgresPlace,
  options?: OpeningOptions,
): Promise<Database>;
export function openDatabase(
  where: EmbeddedPlace | PostgresPlace,
  options: OpeningOptions = {},
): Promise<Database> {
  return typeof where === 'object' && 'url' in where
    ? openPostgres(where, options)
    : openEmbedded(where, options.migrates);
}
