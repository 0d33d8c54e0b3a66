import { expect, it } from 'vitest';
import { nameVersions } from '../../../src/admin/prompts/versionNames';
import { active, newest, oldest } from './openPrompts';

it('versions are called by their numbers, with when and by whom they were made in a sentence', () => {
  const { shortNameOf, nameOf } = nameVersions([
    { ...newest, number: 12 },
    { ...active, number: 10 },
  ]);
  expect(shortNameOf(newest)).toBe('v12');
  expect(nameOf(newest)).toMatch(/^v12 of .*2026.* by Mia Berg$/);
  expect(nameOf(active)).toMatch(/^v10 of .* by Jonas Reiter$/);
});

it('versions are counted in the order of their creation where the server gives no numbers', () => {
  const list = [newest, active, oldest];
  expect(list.map(nameVersions(list).shortNameOf)).toEqual(['v3', 'v2', 'v1']);
});
