import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../src/api/call';
import { answer, client, explainedRemoval, getItem, Item, removeItem, renewClient } from './trialClient';

beforeEach(renewClient);

const input = { params: { id: 7 } };
const item = { params: { id: 7 }, query: {} };

describe('what a call sends', () => {
  it('has no cookies', async () => {
    let credentials = '';
    answer('/items/:id', (request) => {
      credentials = request.credentials;
      return HttpResponse.json({ id: 7 });
    });
    await client.send(getItem, item);
    expect(credentials).toBe('omit');
  });

  it('says that its body is JSON, and leaves out what the query does not say', async () => {
    const seen: [string, string | null][] = [];
    answer('/search', (request) => {
      seen.push([request.url, request.headers.get('Content-Type')]);
      return new HttpResponse(null, { status: 204 });
    });
    const search = call({
      id: 'T7',
      method: 'POST',
      path: '/search',
      summary: '',
      access: {},
      query: v.object({ page: v.nullish(v.number()), all: v.optional(v.boolean()) }),
      body: Item,
    });
    const body = { id: 1, name: null };
    await client.send(search, { query: { page: 0, all: false }, body });
    await client.send(search, { query: { page: null, all: undefined }, body });
    expect(seen).toEqual([
      ['http://api.test/search?page=0&all=false', 'application/json'],
      ['http://api.test/search', 'application/json'],
    ]);
  });
});

describe('a reply', () => {
  it.each([
    [299, true],
    [300, false],
    [199, false],
  ])('of status %i is a success: %s', async (status, isSuccess) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue({
      status,
      text: async () => '',
      headers: new Headers(),
    } as Response);
    expect(Boolean(await client.send(removeItem, input))).toBe(isSuccess);
  });

  it('to a call that expects none may have any JSON, which nobody reads', async () => {
    answer('/items/:id', () => HttpResponse.json({ id: 'seven' }));
    expect(await client.send(removeItem, input)).toEqual({ ok: true, status: 200, data: null, error: null });
    answer('/items/:id', () => new HttpResponse('', { status: 200 }));
    expect(await client.send(removeItem, input)).toEqual({ ok: true, status: 200, data: null, error: null });
  });

  it('may be empty where the call says so, and then only of the right shape otherwise', async () => {
    const mayBeNone = call({ ...getItem, mayBeEmpty: true });
    answer('/items/:id', () => new HttpResponse('', { status: 200 }));
    expect(await client.send(mayBeNone, item)).toEqual({ ok: true, status: 200, data: null, error: null });
    answer('/items/:id', () => HttpResponse.json({ id: 'seven' }));
    expect(await client.send(mayBeNone, item)).toBeNull();
    answer('/items/:id', () => HttpResponse.json({ id: 7, name: 'Ann' }));
    expect(await client.send(mayBeNone, item)).toMatchObject({ data: { id: 7, name: 'Ann' } });
  });

  it('that is refused without a known body or a time to wait has neither', async () => {
    for (const body of ['no', '{"code": {}}', 'null']) {
      answer('/items/:id', () => new HttpResponse(body, { status: 500 }));
      await expect(client.sendOrThrow(removeItem, input)).rejects.toMatchObject({
        kind: 'status',
        status: 500,
        body: null,
        retryAfterSeconds: null,
      });
    }
  });

  it('that is accepted has its text as message only where the call says so, without space around it', async () => {
    answer('/items/:id', () => new HttpResponse('Not this one.', { status: 404 }));
    expect((await client.send(getItem, item))?.error).toBeNull();
    answer('/items/:id', () => new HttpResponse(' Not this one.\n', { status: 400 }));
    expect((await client.send(explainedRemoval, input))?.error).toEqual({
      code: null,
      message: 'Not this one.',
    });
    answer('/items/:id', () => new HttpResponse('  ', { status: 400 }));
    expect((await client.send(explainedRemoval, input))?.error).toEqual({ code: null, message: null });
  });

  it('of another refused status than the accepted ones is a failure', async () => {
    answer('/items/:id', () => HttpResponse.json({ message: 'No' }, { status: 403 }));
    expect(await client.send(explainedRemoval, input)).toBeNull();
  });
});
