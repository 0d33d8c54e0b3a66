import { http } from 'msw';
import * as v from 'valibot';
import { vi } from 'vitest';
import { call } from '../../src/api/call';
import { createClient } from '../../src/api/client';
import { server } from '../support/server';

const baseUrl = 'http://api.test';
export const Item = v.object({ id: v.number(), name: v.nullish(v.string(), null) });

export const getItem = call({
  id: 'T1',
  method: 'GET',
  path: '/items/{id}',
  summary: '',
  access: {},
  query: v.object({ tag: v.optional(v.array(v.string())) }),
  reply: Item,
  accept: [404],
});
export const saveItem = call({
  id: 'T2',
  method: 'PATCH',
  path: '/items/{key:text}',
  summary: '',
  access: {},
  body: Item,
});
export const removeItem = call({ id: 'T3', method: 'DELETE', path: '/items/{id}', summary: '', access: {} });
export const explainedRemoval = call({
  id: 'T6',
  method: 'DELETE',
  path: '/items/{id}',
  summary: '',
  access: {},
  accept: [400],
  plainMessage: true,
});
export const signUp = call({
  id: 'T4',
  method: 'POST',
  path: '/signup',
  summary: '',
  access: 'anonymous',
  body: Item,
});
export const quiet = call({
  id: 'T5',
  method: 'POST',
  path: '/quiet',
  summary: '',
  access: {},
  toast: false,
  timeLimitMs: 20,
});

export const tokens = { get: vi.fn(), renew: vi.fn() };
export const onFailure = vi.fn();
export const onNoService = vi.fn();
export const client = createClient({ baseUrl, tokens, onFailure, onNoService });
export const defaultToast = {
  title: 'Error',
  message: 'Sorry, we could not connect to the server. Please try again later.',
  requestId: null,
};

export const answer = (path: string, reply: (request: Request) => Response | Promise<Response>) =>
  server.use(http.all(`${baseUrl}${path}`, ({ request }) => reply(request)));

/** What a console was told. */
export const warnings = () => vi.mocked(console.warn).mock.calls.map((words) => words.join(' '));

/** A client whose tokens and messages are fake, anew for each test of the file. */
export function renewClient() {
  vi.resetAllMocks();
  tokens.get.mockResolvedValue('token');
  tokens.renew.mockResolvedValue('renewed');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}
