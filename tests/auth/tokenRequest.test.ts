import { beforeAll, describe, expect, it } from 'vitest';

const told = (data: unknown) => window.dispatchEvent(new MessageEvent('message', { data }));
const request = () => ({
  auth: { audience: 'https://api.test/?a=1' },
  useFormData: true,
  fetchOptions: {
    body: 'grant_type=refresh_token',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Auth0-Client': 'e30' },
  },
});

const [listen] = Object.values(import.meta.glob('../../src/auth/tokenRequest.worker.js'));

// It listens to whatever is sent to a worker; here to what is sent to the window.
beforeAll(() => listen?.());

describe('a token request', () => {
  it('names the audience, and has no header that the browser would have to ask the provider about', () => {
    const data = request();
    told(data);
    expect(data.fetchOptions).toEqual({
      body: 'grant_type=refresh_token&audience=https%3A%2F%2Fapi.test%2F%3Fa%3D1',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  });

  it('without an audience asks for none', () => {
    const data = { ...request(), auth: {} };
    told(data);
    expect(data.fetchOptions.body).toBe('grant_type=refresh_token');
  });

  it.each([null, { type: 'init' }, { ...request(), useFormData: false }])(
    'is no other message: %o',
    (data) => {
      const before = structuredClone(data);
      told(data);
      expect(data).toEqual(before);
    },
  );
});
