import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { TokenError } from '../../src/api/failure';
import {
  answer,
  client,
  defaultToast,
  explainedRemoval,
  getItem,
  onFailure,
  onNoService,
  quiet,
  removeItem,
  renewClient,
  saveItem,
  signUp,
  tokens,
} from './trialClient';

beforeEach(renewClient);

describe('a call', () => {
  it('goes to the API host with the token, its path and its query', async () => {
    let seen: Request | undefined;
    answer('/items/:id', (request) => {
      seen = request;
      return HttpResponse.json({ id: 7 });
    });

    const reply = await client.send(getItem, { params: { id: 7 }, query: { tag: ['a', 'b c'] } });

    expect(seen?.url).toBe('http://api.test/items/7?tag=a&tag=b+c');
    expect(seen?.headers.get('Authorization')).toBe('Bearer token');
    expect(seen?.headers.get('Content-Type')).toBeNull();
    expect(reply).toEqual({ ok: true, status: 200, data: { id: 7, name: null }, error: null });
  });

  it('sends JSON, and percent-encodes texts in its path', async () => {
    let seen: { url: string; body: unknown } | undefined;
    answer('/items/:key', async (request) => {
      seen = { url: request.url, body: await request.json() };
      return new HttpResponse(null, { status: 204 });
    });

    const reply = await client.send(saveItem, { params: { key: 'auth0|a/b' }, body: { id: 1, name: 'Ann' } });

    expect(seen).toEqual({ url: 'http://api.test/items/auth0%7Ca%2Fb', body: { id: 1, name: 'Ann' } });
    expect(reply).toMatchObject({ ok: true, status: 204, data: null });
  });

  it('that is anonymous carries no token', async () => {
    let authorization: string | null = 'unseen';
    answer('/signup', (request) => {
      authorization = request.headers.get('Authorization');
      return new HttpResponse(null, { status: 204 });
    });

    await client.send(signUp, { body: { id: 1, name: null } });

    expect(authorization).toBeNull();
    expect(tokens.get).not.toHaveBeenCalled();
  });

  it('hands an accepted status to its caller, with the body and without a toast', async () => {
    answer('/items/:id', () => HttpResponse.json({ code: 9001, message: 'None' }, { status: 404 }));

    expect(await client.send(getItem, { params: { id: 7 }, query: {} })).toEqual({
      ok: false,
      status: 404,
      data: null,
      error: { code: 9001, message: 'None' },
    });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('hands the text of an accepted refusal to a caller that shows it as it is', async () => {
    const input = { params: { id: 7 } };
    answer('/items/:id', () => new HttpResponse('No, not this one.', { status: 400 }));
    expect((await client.send(explainedRemoval, input))?.error?.message).toBe('No, not this one.');
    answer('/items/:id', () => HttpResponse.json({ message: 'Nor this' }, { status: 400 }));
    expect((await client.send(explainedRemoval, input))?.error?.message).toBe('Nor this');
    answer('/items/:id', () => HttpResponse.json('no', { status: 400 }));
    expect((await client.send(explainedRemoval, input))?.error).toBeNull();
  });
});

describe('a refused call', () => {
  it('shows the default toast and yields null', async () => {
    answer('/items/:id', () => new HttpResponse('no', { status: 500 }));

    expect(await client.send(getItem, { params: { id: 7 }, query: {} })).toBeNull();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(defaultToast);
  });

  it('shows other words where the caller has them', async () => {
    answer('/items/:id', () => new HttpResponse('no', { status: 500 }));
    await client.send(
      removeItem,
      { params: { id: 7 } },
      { toast: { title: 'Oh', message: 'It is still there.' } },
    );
    expect(onFailure).toHaveBeenCalledExactlyOnceWith({
      ...defaultToast,
      title: 'Oh',
      message: 'It is still there.',
    });
  });

  it('shows nothing where the call or the caller says so', async () => {
    answer('/quiet', () => new HttpResponse('no', { status: 500 }));
    answer('/items/:id', () => new HttpResponse('no', { status: 500 }));
    expect(await client.send(quiet)).toBeNull();
    expect(await client.send(removeItem, { params: { id: 7 } }, { toast: false })).toBeNull();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('tells queries and mutations what happened', async () => {
    answer('/items/:id', () =>
      HttpResponse.json({ message: 'Slow down' }, { status: 429, headers: { 'Retry-After': '7' } }),
    );
    await expect(client.sendOrThrow(removeItem, { params: { id: 7 } })).rejects.toMatchObject({
      kind: 'status',
      status: 429,
      body: { message: 'Slow down' },
      retryAfterSeconds: 7,
    });
  });

  it.each([
    ['in seconds', () => '7', 7],
    ['by its end', () => new Date(Date.now() + 60_000).toUTCString(), 60],
    ['in no words that anybody knows', () => 'soon', null],
    ['in the past', () => new Date(0).toUTCString(), null],
  ])('tells how long the server asks to wait, said %s', async (_how, said, seconds) => {
    answer('/items/:id', () => new HttpResponse('', { status: 503, headers: { 'Retry-After': said() } }));
    const failed = await client.sendOrThrow(removeItem, { params: { id: 7 } }).catch((thrown) => thrown);
    if (seconds === null) expect([failed.retryAfterSeconds, failed.retryAt]).toEqual([null, null]);
    else expect(Math.abs(failed.retryAt - Date.now() - seconds * 1000)).toBeLessThan(2_000);
  });

  it('is repeated once with a new token after a 401', async () => {
    const used: (string | null)[] = [];
    answer('/items/:id', (request) => {
      used.push(request.headers.get('Authorization'));
      return used.length === 1 ? new HttpResponse('', { status: 401 }) : HttpResponse.json({ id: 7 });
    });

    expect(await client.send(getItem, { params: { id: 7 }, query: {} })).toMatchObject({ ok: true });
    expect(used).toEqual(['Bearer token', 'Bearer renewed']);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is not repeated a second time', async () => {
    let count = 0;
    answer('/items/:id', () => {
      count += 1;
      return new HttpResponse('', { status: 401 });
    });
    expect(await client.send(getItem, { params: { id: 7 }, query: {} })).toBeNull();
    expect(count).toBe(2);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(defaultToast);
  });
});

describe('a call without a token', () => {
  it('is not sent, and says nothing when the person has to sign in again', async () => {
    tokens.get.mockRejectedValue(new TokenError(true));
    expect(await client.send(removeItem, { params: { id: 7 } })).toBeNull();
    expect(onFailure).not.toHaveBeenCalled();
    expect(onNoService).not.toHaveBeenCalled();
  });

  it('is not sent, and shows the toast but never the no-service page, in passing trouble', async () => {
    tokens.get.mockRejectedValue(new TokenError(false));
    expect(await client.send(removeItem, { params: { id: 7 } })).toBeNull();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(defaultToast);
    expect(onNoService).not.toHaveBeenCalled();
  });
});

describe('a lost connection', () => {
  it('leads to the no-service page with the toast, even where a refusal would be silent', async () => {
    answer('/quiet', () => HttpResponse.error());
    expect(await client.send(quiet)).toBeNull();
    expect(onNoService).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(defaultToast);
  });
});

describe('a hanging server', () => {
  it('is given up at the time limit, as a refusal and not as a lost connection', async () => {
    answer('/quiet', () => new Promise(() => undefined));
    await expect(client.sendOrThrow(quiet)).rejects.toMatchObject({ kind: 'timeout' });
    expect(onNoService).not.toHaveBeenCalled();
  });

  it('is given up when the caller goes, without a word', async () => {
    answer('/items/:id', () => new Promise(() => undefined));
    const caller = new AbortController();
    const sent = client.sendOrThrow(removeItem, { params: { id: 7 } }, { signal: caller.signal });
    caller.abort();
    await expect(sent).rejects.toMatchObject({ kind: 'cancelled' });
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('a reply of a wrong shape', () => {
  it.each([
    ['HTML', '<!doctype html><p>Hello'],
    ['broken JSON', '{"id": 7'],
    ['another shape', '{"id": "seven"}'],
    ['nothing at all', ''],
  ])('is a failed call, never data: %s', async (_case, body) => {
    answer('/items/:id', () => new HttpResponse(body, { status: 200 }));
    expect(await client.send(getItem, { params: { id: 7 }, query: {} })).toBeNull();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(defaultToast);
  });

  it('is never taken for a saved change', async () => {
    answer('/items/:id', () => new HttpResponse('<p>Welcome to the hotel network', { status: 200 }));
    expect(await client.send(removeItem, { params: { id: 7 } })).toBeNull();
  });
});
