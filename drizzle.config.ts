import { defineConfig } from 'drizzle-kit';

/** `npm run db:migration` writes the difference between the tables and the last migration; there is one history for all. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/tables/index.ts', './sandbox/db/tables/index.ts'],
  out: './server/db/migrations',
  casing: 'snake_case',
});
