import type { Plugin } from 'vite';
import { countries, directory } from '../../src/api/help/contacts.ts';

/** What the table of contacts says of itself: for those who keep it, and for nobody in a browser. */
const aboutTable = new Set(['source', 'emergencySource', 'checked']);

/** A table without where it was found and when. */
export const shownContacts = <T>(table: T): T =>
  JSON.parse(JSON.stringify(table, (key, value: unknown) => (aboutTable.has(key) ? undefined : value)));

/** Brings the table of contacts to the browser without its sources and dates, which stay in the repository. */
export const helpContacts = (): Plugin => ({
  name: 'hearken:help-contacts',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/api\/help\/contacts\.ts$/ },
    handler: () => ({
      code: Object.entries({ countries, directory })
        .map(([name, table]) => `export const ${name} = ${JSON.stringify(shownContacts(table))};`)
        .join('\n'),
      map: null,
    }),
  },
});
