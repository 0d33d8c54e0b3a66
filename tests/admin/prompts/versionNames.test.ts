import { expect, it } from 'vitest';
import { nameVersions } from '../../../src/admin/prompts/versionNames';
import { active, newest } from './openPrompts';

it('versions of one person within a minute have names of their own', () => {
  const later = { ...newest, id: 104, timestamp: '2026-03-03T09:30:40.000Z' };
  const list = [later, newest, active];
  const names = list.map(nameVersions(list));
  expect(names[0]).toBe(`${names[1]} (2)`);
  expect(names[1]).toMatch(/ by Mia Berg$/);
  expect(names[2]).toMatch(/ by Jonas Reiter$/);
});
