import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { signInWorker } from '../../scripts/build/signInWorker';

it('is one script: our part, then all of the SDK’s but the mention of a map that nobody serves', async () => {
  const resolve = signInWorker().resolveId as (id: string) => Promise<string | null>;
  const address = await resolve('virtual:sign-in-worker');
  const text = await readFile(address?.replace(/\?url$/, '') ?? '', 'utf8');
  expect(text.indexOf('&audience=')).toBeGreaterThan(0);
  expect(text.indexOf('refresh_token')).toBeGreaterThan(text.indexOf('&audience='));
  expect(text).not.toContain('sourceMappingURL');
});
