import { describe, expect, it } from 'vitest';
import { type Call, createCalls } from '../../../sandbox/doors/calls';

const email = 'ada@example.com';

/** What the log shows of a call. */
function logged(call: Partial<Call>): Call | undefined {
  const calls = createCalls();
  calls.record(email, {
    method: 'POST',
    path: '/api/users/current/setPassword',
    query: {},
    body: null,
    status: 204,
    at: '2030-01-01T00:00:00.000Z',
    ...call,
  });
  return calls.of(email)[0];
}
const bodyOf = (body: unknown) => logged({ body })?.body;

describe('the call log', () => {
  it('keeps what was sent', () => {
    const body = {
      input: 'My password is on a note',
      values: [1, null, true],
      deep: { list: [{ text: 'x' }] },
    };
    expect(bodyOf(body)).toEqual(body);
    expect(bodyOf('no json')).toBe('no json');
    expect(bodyOf(null)).toBeNull();
    expect(logged({ query: { page: '1', sort: ['a', 'b'] } })?.query).toEqual({
      page: '1',
      sort: ['a', 'b'],
    });
  });

  it('tells no password and no other secret, at any depth', () => {
    expect(
      bodyOf({
        newPassword: 'ten chars!',
        PASSWORD: 'ten chars!',
        user: [{ pass_phrase: 'ten chars!', pwd: 1, name: 'Ada' }],
        code: 'AbC123',
        refresh_token: { value: 'x' },
        clientSecret: ['x'],
        'api-key': 'x',
        Authorization: 'Bearer x',
      }),
    ).toEqual({
      newPassword: '(secret)',
      PASSWORD: '(secret)',
      user: [{ pass_phrase: '(secret)', pwd: '(secret)', name: 'Ada' }],
      code: '(secret)',
      refresh_token: '(secret)',
      clientSecret: '(secret)',
      'api-key': '(secret)',
      Authorization: '(secret)',
    });
    expect(logged({ query: { token: 'x', page: '1' } })?.query).toEqual({ token: '(secret)', page: '1' });
  });

  it.each(['newPassword=ten+chars!&x=1', '{"newPassword":"ten chars!"', 'name,password\nada,ten chars!'])(
    'tells nothing of a body that is no JSON and may hold a secret: %s',
    (body) => {
      expect(bodyOf(body)).toBe('(secret)');
    },
  );

  it('keeps the beginning of what is very long', () => {
    const long = bodyOf({ input: 'x'.repeat(10_000_000), newPassword: 'ten chars!' });
    expect(long).toMatch(/^\{"input":"x+…$/);
    expect((long as string).length).toBeLessThan(3_000_000);
    const text = bodyOf('y'.repeat(10_000_000)) as string;
    expect(text).toMatch(/^y+…$/);
    expect(text.length).toBeLessThan(3_000_000);
  });

  it('forgets the oldest calls before it grows without end', () => {
    const calls = createCalls();
    const call = { method: 'POST', path: '/api/chats', query: {}, status: 200, at: '' };
    for (let number = 0; number < 200; number++)
      calls.record(email, { ...call, body: { number, input: 'x'.repeat(1_000_000) } });
    const kept = calls.of(email);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(100);
    expect(kept.at(-1)?.body).toMatchObject({ number: 199 });
    for (let number = 0; number < 6_000; number++) calls.record(email, { ...call, body: { number } });
    expect(calls.of(email)).toHaveLength(5_000);
  });
});
