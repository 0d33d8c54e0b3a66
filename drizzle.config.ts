import { defineConfig } from 'drizzle-kit';

/** `npm run db:migration` writes the difference between the tables and the last migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox/db/tables/index.ts',
  out: './sandbox/db/migrations',
  casing: 'snake_case',
});
