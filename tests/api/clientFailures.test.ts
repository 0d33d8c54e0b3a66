import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../src/api/call';
import { CallFailure, TokenError } from '../../src/api/failure';
import {
  answer,
  client,
  defaultToast,
  getItem,
  onFailure,
  onNoService,
  quiet,
  removeItem,
  renewClient,
  signUp,
  tokens,
  warnings,
} from './trialClient';

beforeEach(renewClient);

const input = { params: { id: 7 } };
const item = { params: { id: 7 }, query: {} };

describe('a failed call', () => {
  it.each([
    [
      'a refusal',
      () => new HttpResponse('no '.repeat(300), { status: 500 }),
      `T1 answered 500: ${'no '.repeat(166)}no`,
    ],
    [
      'no JSON',
      () => new HttpResponse(`<p>${'x'.repeat(300)}`),
      `T1 answered no JSON: <p>${'x'.repeat(197)}`,
    ],
    ['a wrong shape', () => HttpResponse.json({ id: 'a', name: 1 }), /T1: id: /],
    ['a wrong reply altogether', () => HttpResponse.json(7), /T1: null: Invalid type/],
    ['a wrong kind', () => HttpResponse.json([]), /T1: .*id/],
    ['a broken connection', () => HttpResponse.error(), /T1: TypeError/],
  ])('says in the console what came, in short: %s', async (_what, reply, text) => {
    answer('/items/:id', reply);
    await client.send(getItem, item);
    const told = warnings();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^GET \/items\/\{id\} failed: /);
    const detail = told[0]?.replace('GET /items/{id} failed: ', '') ?? '';
    if (typeof text === 'string') expect(detail).toBe(text);
    else expect(detail).toMatch(text);
  });

  it('has its status where one came, also with a reply of a wrong shape', async () => {
    answer('/items/:id', () => HttpResponse.json({ id: 'seven' }));
    await expect(client.sendOrThrow(getItem, item)).rejects.toMatchObject({ kind: 'malformed', status: 200 });
    answer('/items/:id', () => new HttpResponse('<p>'));
    await expect(client.sendOrThrow(getItem, item)).rejects.toMatchObject({ kind: 'malformed', status: 200 });
    answer('/items/:id', () => HttpResponse.error());
    await expect(client.sendOrThrow(getItem, item)).rejects.toMatchObject({ kind: 'network', status: null });
  });

  it('keeps the usual words where the caller has only a title, or only a message', async () => {
    answer('/items/:id', () => new HttpResponse('no', { status: 500 }));
    await client.send(removeItem, input, { toast: { title: 'Oh' } });
    expect(onFailure).toHaveBeenLastCalledWith({ ...defaultToast, title: 'Oh' });
    await client.send(removeItem, input, { toast: { message: 'Still there.' } });
    expect(onFailure).toHaveBeenLastCalledWith({ ...defaultToast, message: 'Still there.' });
  });

  it('is told to nobody where nobody waits for the reply yet', async () => {
    answer('/items/:id', () => HttpResponse.error());
    await expect(client.sendOrThrow(getItem, item, { isAhead: true })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(onFailure).not.toHaveBeenCalled();
    expect(onNoService).not.toHaveBeenCalled();
  });

  it('of a silent call shows a toast where the caller has words for it', async () => {
    answer('/quiet', () => new HttpResponse('no', { status: 500 }));
    await client.send(quiet, undefined, { toast: { title: 'Oh', message: 'No.' } });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith({ ...defaultToast, title: 'Oh', message: 'No.' });
  });

  it.each([403, 404])('is told to nobody where the caller shows a refusal by itself: %i', async (status) => {
    answer('/items/:id', () => new HttpResponse('no', { status }));
    await client.send(removeItem, input, { toast: 'unlessRefused' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([400, 409, 500])('that is no refusal shows a toast all the same: %i', async (status) => {
    answer('/items/:id', () => new HttpResponse('no', { status }));
    await client.send(removeItem, input, { toast: 'unlessRefused' });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(defaultToast);
  });

  it('tells what the log calls the request where something went wrong on the side of the server', async () => {
    const asked = (status: number) => {
      const headers = { 'X-Request-Id': 'request-7' };
      answer('/items/:id', () => new HttpResponse('no', { status, headers }));
      return client.send(removeItem, input);
    };
    await asked(500);
    expect(onFailure).toHaveBeenLastCalledWith({ ...defaultToast, requestId: 'request-7' });
    await asked(409);
    expect(onFailure).toHaveBeenLastCalledWith(defaultToast);
  });

  it('never leads to the no-service page while the host answers', async () => {
    answer('/items/:id', () => new HttpResponse('no', { status: 503 }));
    await client.send(removeItem, input);
    expect(onNoService).not.toHaveBeenCalled();
  });

  it('leads away from its page without a connection or a session, and else not', () => {
    const leading = (
      ['status', 'network', 'timeout', 'malformed', 'signedOut', 'token', 'cancelled'] as const
    ).filter((kind) => new CallFailure(kind, '').leadsAway);
    expect(leading).toEqual(['network', 'signedOut']);
  });

  it('would be the same again where access or the thing itself is missing, and only there', () => {
    const isFinal = (status: number | null) => new CallFailure('status', '', status).isFinal;
    expect([403, 404].every(isFinal)).toBe(true);
    expect([null, 400, 401, 409, 429, 500].some(isFinal)).toBe(false);
  });

  it('is known by its name and its words', () => {
    expect(String(new CallFailure('status', 'T1 answered 500'))).toBe('CallFailure: T1 answered 500');
    expect(String(new TokenError(true))).toBe('TokenError: Signed out');
    expect(String(new TokenError(false))).toBe('TokenError: No token for now');
    const cause = new Error('Timeout');
    expect(new TokenError(false, cause).cause).toBe(cause);
  });
});

describe('a reply that is wrong in many places', () => {
  it('names the first', async () => {
    const many = call({
      ...getItem,
      reply: v.object({ a: v.string(), b: v.string(), c: v.string(), d: v.string() }),
    });
    answer('/items/:id', () => HttpResponse.json({}));
    await client.send(many, item);
    expect(warnings()[0]).toMatch(/: a: (?!.* b: )/);
  });
});

describe('trouble with the token', () => {
  it.each([
    [new TokenError(true), 'signedOut', 'T3: TokenError: Signed out'],
    [new TokenError(false), 'token', 'T3: TokenError: No token for now'],
    [new TypeError('Broken'), 'malformed', 'T3: TypeError: Broken'],
  ] as const)('is told to the caller: %s', async (trouble, kind, message) => {
    tokens.get.mockRejectedValue(trouble);
    await expect(client.sendOrThrow(removeItem, input)).rejects.toMatchObject({ kind, message });
  });

  it('says nothing in the console when the person has to sign in again', async () => {
    tokens.get.mockRejectedValue(new TokenError(true));
    await client.send(removeItem, input);
    expect(warnings()).toEqual([]);
  });

  it('after a 401 ends the call', async () => {
    tokens.renew.mockRejectedValue(new TokenError(true));
    answer('/items/:id', () => new HttpResponse('', { status: 401 }));
    await expect(client.sendOrThrow(removeItem, input)).rejects.toMatchObject({ kind: 'signedOut' });
  });

  it('is none of an anonymous call, which is refused once', async () => {
    let count = 0;
    answer('/signup', () => {
      count += 1;
      return new HttpResponse('', { status: 401 });
    });
    expect(await client.send(signUp, { body: { id: 1, name: null } })).toBeNull();
    expect(count).toBe(1);
    expect(tokens.renew).not.toHaveBeenCalled();
  });
});
