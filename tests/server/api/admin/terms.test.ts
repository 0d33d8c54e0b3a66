import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { terms, termsSignatures } from '../../../../server/db/tables';
import {
  activateTerms,
  changeTerms,
  cloneTerms,
  createTerms,
  deactivateTerms,
  deleteTerms,
  getTermsVersion,
  listTerms,
} from '../../../../src/api/admin/terms';
import { getTermsForSigning, signTerms } from '../../../../src/api/terms';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ name: 'Ada Berg', permissions: ['read:admin', 'edit:terms'] });
}, openingLimitMs);
afterAll(() => api.close());

const july = '2030-07-01T08:30:00.000Z';
const august = '2030-08-01T08:30:00.000Z';
beforeEach(async () => {
  api.clock.set('2030-06-15T12:00:00.000Z');
  await api.db.delete(termsSignatures);
  await api.db.delete(terms);
});

const list = async () => (await api.send(listTerms, staff)).data;
const create = (validFrom: string, content = '<p>Be fair.</p>') =>
  api.send(createTerms, staff, { body: { validFrom, content } });
const one = (call: typeof getTermsVersion | typeof activateTerms | typeof deactivateTerms) => (id: number) =>
  api.send(call, staff, { params: { id } });
const [get, activate, deactivate] = [one(getTermsVersion), one(activateTerms), one(deactivateTerms)];
const change = (id: number, body: object) =>
  api.send(changeTerms, staff, {
    params: { id },
    body: { validFrom: july, content: '<p>New.</p>', ...body },
  });
const remove = (id: number) => api.send(deleteTerms, staff, { params: { id } });

/** Makes a draft and answers its id. */
async function draft(validFrom = july): Promise<number> {
  await create(validFrom);
  return Math.max(...(await list()).map(({ id }) => id));
}

/** Makes a version that comes into force at a moment. */
async function activated(validFrom: string): Promise<number> {
  const id = await draft(validFrom);
  await activate(id);
  return id;
}

const noSuchVersion = { status: 404, error: { message: 'There is no such version of the terms.' } };

describe('a new draft', () => {
  it('has its content and date, and says who made it', async () => {
    expect((await create(july, '<h2>Fair</h2>')).status).toBe(204);
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        validFrom: july,
        content: '<h2>Fair</h2>',
        created: expect.stringMatching(/^2030-06-15T12:00/),
        createdBy: 'Ada Berg',
        state: 'Draft',
        activated: false,
        revision: 1,
      },
    ]);
  });

  it.each([
    ['2030-06-15T11:59:59.000Z', 'x', 'Please select a date in the future.'],
    ['1999-01-01T00:00:00.000Z', 'x', 'Please select a date in the future.'],
    ['2030-09-31T00:00:00.000Z', 'x', 'Please select a date in the future.'],
    ['soon', 'x', 'Please select a date in the future.'],
    [july, ' \n', 'Please add some content'],
  ])('is refused with the date %s and the content "%s"', async (validFrom, content, message) => {
    expect(await create(validFrom, content)).toMatchObject({ status: 400, error: { message } });
    expect(await list()).toEqual([]);
  });
});

describe('the states', () => {
  it('follow the clock at the moment of reading', async () => {
    const first = await activated('2030-06-20T00:00:00.000Z');
    const second = await activated(july);
    const third = await activated(august);
    const unready = await draft('2030-06-16T00:00:00.000Z');
    const statesAt = async (now: string) => {
      api.clock.set(now);
      const states = new Map((await list()).map(({ id, state }) => [id, state]));
      return [first, second, third, unready].map((id) => states.get(id));
    };
    expect(await statesAt('2030-06-19T00:00:00Z')).toEqual(['Pending', 'Pending', 'Pending', 'Draft']);
    expect(await statesAt('2030-06-21T00:00:00Z')).toEqual(['Active', 'Pending', 'Pending', 'Draft']);
    expect(await statesAt('2030-07-02T00:00:00Z')).toEqual(['Expired', 'Active', 'Pending', 'Draft']);
    expect(await statesAt('2030-09-01T00:00:00Z')).toEqual(['Expired', 'Expired', 'Active', 'Draft']);
    expect((await list()).map(({ activated }) => activated)).toEqual([true, true, true, false]);
    expect((await get(second)).data).toMatchObject({ id: second, state: 'Expired', activated: true });
  });

  it('decide what people sign', async () => {
    const first = await activated(july);
    const second = await activated(august);
    const person = await api.newPerson();
    const signing = () => api.send(getTermsForSigning, person);
    const sign = async (termsId: number) =>
      (await api.send(signTerms, person, { params: { termsId }, body: { ip: 'unknown' } })).status;
    expect((await signing()).status).toBe(404);
    api.clock.set('2030-07-02T00:00:00Z');
    expect((await signing()).data).toMatchObject({ termsId: first, isSigned: false });
    expect([await sign(second), await sign(first)]).toEqual([400, 200]);
    api.clock.set('2030-08-02T00:00:00Z');
    expect((await signing()).data).toMatchObject({ termsId: second, isSigned: false });
    expect(await sign(first)).toBe(400);
  });
});

describe('a draft', () => {
  it('is deleted or activated, when somebody does the one and somebody else the other', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const id = await draft();
      const [removed, made] = await Promise.all([remove(id), activate(id)]);
      expect([removed.status, made.status]).toEqual((await get(id)).status === 404 ? [204, 404] : [400, 200]);
    }
  });

  it('takes another date and content', async () => {
    const id = await draft();
    expect((await change(id, { validFrom: august })).status).toBe(204);
    expect((await get(id)).data).toMatchObject({
      validFrom: august,
      content: '<p>New.</p>',
      state: 'Draft',
      createdBy: 'Ada Berg',
    });
  });

  it('is checked when it is changed', async () => {
    const id = await draft();
    expect(await change(id, { validFrom: '2030-06-14T00:00:00Z' })).toMatchObject({
      status: 400,
      error: { message: 'Please select a date in the future.' },
    });
    expect(await change(id, { content: '' })).toMatchObject({
      status: 400,
      error: { message: 'Please add some content' },
    });
    expect((await get(id)).data).toMatchObject({ validFrom: july, content: '<p>Be fair.</p>' });
  });

  it('is deleted', async () => {
    const id = await draft();
    expect((await remove(id)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('becomes pending when it is activated, and a draft again when it is de-activated', async () => {
    const id = await draft();
    expect(await activate(id)).toMatchObject({
      status: 200,
      data: { id, state: 'Pending', activated: true },
    });
    expect(await activate(id)).toMatchObject({
      status: 400,
      error: { message: 'Only a draft can be activated.' },
    });
    expect(await deactivate(id)).toMatchObject({
      status: 200,
      data: { id, state: 'Draft', activated: false },
    });
    expect(await deactivate(id)).toMatchObject({
      status: 400,
      error: { message: 'Only a pending version can be de-activated.' },
    });
  });

  it('is activated only ahead of its date', async () => {
    const id = await draft();
    api.clock.set(july);
    expect(await activate(id)).toMatchObject({
      status: 400,
      error: { message: "You can't activate the draft. Set activation date in the future." },
    });
    expect((await get(id)).data.state).toBe('Draft');
  });

  it('goes with its signatures, should the clock have been moved to and fro', async () => {
    const id = await activated(july);
    api.clock.set(august);
    const person = await api.newPerson();
    await api.send(signTerms, person, { params: { termsId: id }, body: { ip: 'unknown' } });
    api.clock.set('2030-06-15T12:00:00.000Z');
    await deactivate(id);
    expect((await remove(id)).status).toBe(204);
  });
});

describe('what is no draft', () => {
  it.each([
    ['pending', '2030-06-16T00:00:00Z'],
    ['active', '2030-07-16T00:00:00Z'],
    ['expired', '2030-08-16T00:00:00Z'],
  ])('can be neither changed nor deleted while %s', async (state, now) => {
    const id = await activated(july);
    await activated(august);
    api.clock.set(now);
    expect(await change(id, { validFrom: '2031-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      error: { message: 'Only a draft can be changed.' },
    });
    expect(await remove(id)).toMatchObject({
      status: 400,
      error: { message: 'Only a draft can be deleted.' },
    });
    expect((await activate(id)).status).toBe(400);
    expect((await deactivate(id)).status).toBe(state === 'pending' ? 200 : 400);
  });

  it.each(['2030-06-16T00:00:00Z', '2030-07-16T00:00:00Z', '2030-08-16T00:00:00Z'])(
    'is cloned to a draft with the same content and date at %s',
    async (now) => {
      const id = await activated(july);
      await activated(august);
      api.clock.set(now);
      const kim = await api.newPerson({ name: 'Kim', permissions: ['read:admin', 'edit:terms'] });
      expect((await api.send(cloneTerms, kim, { params: { id } })).status).toBe(204);
      const clone = (await list()).find(({ state }) => state === 'Draft');
      expect(clone).toMatchObject({ validFrom: july, content: '<p>Be fair.</p>', createdBy: 'Kim' });
      expect(clone?.created.slice(0, 10)).toBe(now.slice(0, 10));
      expect(await list()).toHaveLength(3);
    },
  );
});

describe('an unknown version', () => {
  it('is 404 everywhere', async () => {
    expect(await get(999)).toMatchObject(noSuchVersion);
    expect(await change(999, {})).toMatchObject(noSuchVersion);
    expect(await remove(999)).toMatchObject(noSuchVersion);
    expect(await activate(999)).toMatchObject(noSuchVersion);
    expect(await deactivate(999)).toMatchObject(noSuchVersion);
    expect(await api.send(cloneTerms, staff, { params: { id: 999 } })).toMatchObject(noSuchVersion);
  });

  it('and a known one is found under either spelling of the path', async () => {
    const id = await draft();
    for (const name of ['termsandconditions', 'termsAndConditions'])
      expect((await api.request('GET', `/api/admin/${name}/${id}`, { token: staff })).status).toBe(200);
  });
});
