import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ageVerifications, terms, termsSignatures } from '../../../server/db/tables';
import {
  ageConfirmation,
  getAgeVerification,
  getTerms,
  getTermsForSigning,
  listSignedTerms,
  signTerms,
  verifyAge,
} from '../../../src/api/terms';
import { dayMs } from '../support/durations';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

const noon = '2026-05-20T12:00:00.000Z';

let api: Api;
let expired: number;
let current: number;
let pending: number;
let draft: number;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(noon);
  await api.db.delete(termsSignatures);
  await api.db.delete(terms);
  const add = async (name: string, inDays: number, activated: boolean) => {
    const [row] = await api.db
      .insert(terms)
      .values({
        validFrom: new Date(Date.parse(noon) + inDays * dayMs),
        content: `<p>${name}</p>`,
        createdAt: api.clock.now(),
        createdBy: 'Mette Lund',
        activated,
      })
      .returning({ id: terms.id });
    return row?.id ?? 0;
  };
  // Written in another order than they come into force.
  draft = await add('draft', -1, false);
  current = await add('current', -10, true);
  pending = await add('pending', 10, true);
  expired = await add('expired', -100, true);
});

const newcomer = () => api.newPerson({ record: 'todo' });
const sign = (person: string, termsId: number, ip = '203.0.113.9') =>
  api.send(signTerms, person, { params: { termsId }, body: { ip } });

describe('the terms for signing', () => {
  it('are the latest activated version whose time has come', async () => {
    const { data } = await api.send(getTermsForSigning, await newcomer());
    expect(data).toEqual({
      termsId: current,
      termsText: '<p>current</p>',
      termsActivated: '2026-05-10T12:00:00.000Z',
      isSigned: false,
      acceptanceTimestamp: null,
    });
  });

  it('change at the moment that the next version names', async () => {
    const person = await newcomer();
    await sign(person, current);
    api.clock.set('2026-05-30T11:59:59.000Z');
    expect((await api.send(getTermsForSigning, person)).data).toMatchObject({
      termsId: current,
      isSigned: true,
    });
    api.clock.set('2026-05-30T12:00:00.000Z');
    expect((await api.send(getTermsForSigning, person)).data).toMatchObject({
      termsId: pending,
      isSigned: false,
    });
    expect((await sign(person, current)).status).toBe(400);
    expect((await sign(person, pending)).status).toBe(200);
  });

  it('are a 404 while no version is in force', async () => {
    api.clock.set('2025-01-01T00:00:00.000Z');
    expect(await api.send(getTermsForSigning, await newcomer())).toMatchObject({
      status: 404,
      error: { message: 'There are no terms to sign.' },
    });
  });
});

describe('signing', () => {
  it('keeps when and from where, and shows it', async () => {
    const person = await newcomer();
    const { status, data } = await sign(person, current);
    expect([status, data.signedAt.slice(0, 19)]).toEqual([200, noon.slice(0, 19)]);
    expect((await api.send(getTermsForSigning, person)).data).toMatchObject({
      isSigned: true,
      acceptanceTimestamp: data.signedAt,
    });
    expect((await api.send(listSignedTerms, person)).data.signedTermsAndConditions).toEqual([
      {
        id: expect.any(Number),
        termsId: current,
        active: true,
        signedAt: data.signedAt,
        ipAddress: '203.0.113.9',
        inForceSince: expect.stringMatching(/^20\d\d-/),
      },
    ]);
  });

  it('a second time keeps and answers the first signature', async () => {
    const person = await newcomer();
    const first = (await sign(person, current)).data.signedAt;
    api.clock.advance(dayMs);
    expect((await sign(person, current, 'elsewhere')).data.signedAt).toBe(first);
    expect((await api.send(listSignedTerms, person)).data.signedTermsAndConditions).toMatchObject([
      { signedAt: first, ipAddress: '203.0.113.9' },
    ]);
  });

  it('takes any text for the address', async () => {
    const person = await newcomer();
    expect((await sign(person, current, 'unknown')).status).toBe(200);
  });

  it('refuses versions that are not in force with 400, and unknown ones with 404', async () => {
    const person = await newcomer();
    for (const id of [expired, pending, draft])
      expect(await sign(person, id)).toMatchObject({
        status: 400,
        error: { message: 'This version of the terms is not the one in force.' },
      });
    expect((await sign(person, 99_999)).status).toBe(404);
    expect((await api.send(listSignedTerms, person)).data.signedTermsAndConditions).toEqual([]);
  });
});

describe('the signed terms', () => {
  it('are listed newest first, the version in force marked as active', async () => {
    const person = await newcomer();
    api.clock.set('2026-03-01T08:00:00.000Z');
    await sign(person, expired);
    api.clock.set(noon);
    await sign(person, current);
    const { signedTermsAndConditions } = (await api.send(listSignedTerms, person)).data;
    expect(signedTermsAndConditions).toMatchObject([
      { termsId: current, active: true },
      { termsId: expired, active: false },
    ]);
  });

  it('are empty for others', async () => {
    await sign(await newcomer(), current);
    expect((await api.send(listSignedTerms, await newcomer())).data).toEqual({
      signedTermsAndConditions: [],
    });
  });
});

describe('the text of a version', () => {
  it('can be read once it has been in force; drafts and what is to come can’t', async () => {
    const person = await newcomer();
    const read = (termsId: number) => api.send(getTerms, person, { params: { termsId } });
    expect((await read(current)).data).toEqual({ content: '<p>current</p>' });
    expect((await read(expired)).data).toEqual({ content: '<p>expired</p>' });
    for (const id of [draft, pending, 99_999]) expect((await read(id)).status).toBe(404);
  });
});

describe('the age', () => {
  const confirm = (person: string, body: object = {}) =>
    api.send(verifyAge, person, { body: { ip: '203.0.113.9', content: ageConfirmation, ...body } });

  it('is a 404 until it is confirmed, then tells when, from where and with which words', async () => {
    const person = await newcomer();
    expect((await api.send(getAgeVerification, person)).status).toBe(404);
    const { data } = await confirm(person);
    expect(data).toEqual({
      created: expect.stringContaining('2026-05-20T12:00'),
      ipAddress: '203.0.113.9',
      content: 'I confirm that I am 13 or above.',
    });
    expect((await api.send(getAgeVerification, person)).data).toEqual(data);
  });

  it('confirmed a second time keeps and answers the first confirmation', async () => {
    const person = await newcomer();
    const first = (await confirm(person)).data;
    api.clock.advance(dayMs);
    expect((await confirm(person, { ip: 'unknown' })).data).toEqual(first);
    expect(await api.db.$count(ageVerifications, eq(ageVerifications.userId, person))).toBe(1);
  });

  it('is not confirmed with other words, or without an address', async () => {
    const person = await newcomer();
    for (const bad of [{ content: 'I am old enough.' }, { ip: undefined }])
      expect(await confirm(person, bad)).toMatchObject({
        status: 400,
        error: { message: expect.any(String) },
      });
    expect((await api.send(getAgeVerification, person)).status).toBe(404);
  });
});
