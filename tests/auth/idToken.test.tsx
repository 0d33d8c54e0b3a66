import { expect, it } from 'vitest';
import { logInThroughPopup, playTokenEndpoint, startSdk } from '../support/popupLogin';

// The checks that every login makes are tried in the browser; these need a configuration of their own.

const now = () => Math.floor(Date.now() / 1000);

const refused: [what: string, settings: object, claims: () => object, reason: RegExp][] = [
  [
    'an ID token without the time of the login, where a maximum age is set',
    { maxAgeSeconds: 300 },
    () => ({}),
    /Authentication Time \(auth_time\) claim must be a number present/,
  ],
  [
    'a login that is older than the maximum age and the leeway of a minute',
    { maxAgeSeconds: 300 },
    () => ({ auth_time: now() - 370 }),
    /too much time has passed since the last end-user authentication/,
  ],
  [
    'an ID token without an organization, where one is set',
    { organization: 'org_1' },
    () => ({}),
    /Organization ID \(org_id\) claim must be a string present/,
  ],
  [
    'an ID token of another organization',
    { organization: 'org_1' },
    () => ({ org_id: 'org_2' }),
    /Organization ID \(org_id\) claim mismatch.*expected "org_1", found "org_2"/,
  ],
  [
    'an ID token of an organization with another name',
    { organization: 'Acme' },
    () => ({ org_name: 'other' }),
    /Organization Name \(org_name\) claim mismatch.*expected "acme", found "other"/,
  ],
];

it.each(refused)('%s is refused', async (_what, settings, claims, reason) => {
  const sdk = await startSdk(settings);
  await expect(logInThroughPopup(sdk, playTokenEndpoint({ claims: claims() }))).rejects.toThrow(reason);
});

const accepted: [what: string, settings: object, claims: () => object][] = [
  ['a login within the maximum age', { maxAgeSeconds: 300 }, () => ({ auth_time: now() - 200 })],
  [
    'a login within the leeway behind the maximum age',
    { maxAgeSeconds: 300 },
    () => ({ auth_time: now() - 330 }),
  ],
  ['an ID token of the organization', { organization: 'org_1' }, () => ({ org_id: 'org_1' })],
  ['an ID token of the organization by its name', { organization: 'Acme' }, () => ({ org_name: 'acme' })],
];

it.each(accepted)('%s is accepted', async (_what, settings, claims) => {
  const sdk = await startSdk(settings);
  await logInThroughPopup(sdk, playTokenEndpoint({ claims: claims() }));
  expect(await sdk.getToken({ fresh: false })).toBe('access-1');
});
