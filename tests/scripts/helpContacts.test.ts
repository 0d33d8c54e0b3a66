import { expect, it } from 'vitest';
import { shownContacts } from '../../scripts/build/helpContacts';
import { countries, directory } from '../../src/api/help/contacts';

it('the browser gets of the table of contacts all that is shown, and nothing about where it was found', () => {
  const shown = shownContacts({ countries, directory });
  expect(JSON.stringify(shown)).not.toMatch(/"(?:source|emergencySource|checked)"/);
  const { emergencySource, services, ...country } = countries.AU ?? { services: [] };
  expect(shown.countries.AU).toEqual({
    ...country,
    services: services.map(({ source, checked, ...service }) => service),
  });
  expect(shown.directory).toEqual({ name: directory.name, web: directory.web });
});
