import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostedLimits } from '../../../server/limits/limits';
import { sendChat } from '../../../src/api/chat';
import { sendGenericFeedback, sendScore } from '../../../src/api/feedback';
import { checkActivationCode, signUp, unsubscribe } from '../../../src/api/prospects';
import { setPassword } from '../../../src/api/user';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

const twice = { times: 2, seconds: 2000 };
let api: Api;
beforeAll(async () => {
  const { chat, feedback, password, signUp, activation, unsubscribe, ...others } = hostedLimits;
  const low = { chat: twice, feedback: twice, password: twice };
  api = await startApi({
    limits: { ...others, ...low, signUp: twice, activation: twice, unsubscribe: twice },
  });
}, openingLimitMs);
afterAll(() => api.close());

const person = () => api.newPerson();
const nobody = async () => undefined;

it.each([
  ['messages', 'Too many messages in a short time.', sendChat, person, { input: 'Hello' }],
  ['scores and feedback', 'Too much feedback in a short time.', sendScore, person, { score: 4 }],
  ['new passwords', 'Too many new passwords in a short time.', setPassword, person, { newPassword: 'x' }],
  [
    'sign-ups',
    'Too many sign-ups from your network in a short time.',
    signUp,
    nobody,
    { name: 'Ada', email: 'ada@example.com', ip: 'unknown', source: 'x' },
  ],
  ['activation codes', 'Too many tries in a short time.', checkActivationCode, nobody, { code: 'guessed' }],
  ['keys', 'Too many tries in a short time.', unsubscribe, nobody, { key: 'guessed' }],
] as const)(
  '%s beyond what is allowed are refused, with when to try again',
  async (_what, message, call, who, body) => {
    const token = await who();
    const ask = () => api.request('POST', call.path, { token, body });
    const allowed = [await ask(), await ask()];
    expect(allowed.map(({ status }) => status)).not.toContain(429);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toMatch(/^(?:9\d\d|1000)$/);
    expect(await refused.json()).toEqual({ message });
  },
);

it('somebody else is not concerned', async () => {
  const [ada, ben] = [await person(), await person()];
  const body = { page: 'chat', feedback: 'Fine' };
  for (let index = 0; index < 3; index++) await api.send(sendGenericFeedback, ada, { body });
  expect((await api.send(sendGenericFeedback, ada, { body })).status).toBe(429);
  expect((await api.send(sendGenericFeedback, ben, { body })).status).not.toBe(429);
});

it('a message that is refused for now is refused by its status, whether or not events are asked for', async () => {
  const token = await person();
  const ask = () =>
    api.request('POST', sendChat.path, { token, body: { input: 'Hello' }, accept: 'text/event-stream' });
  for (let index = 0; index < 2; index++) await (await ask()).text();
  const refused = await ask();
  expect([refused.status, refused.headers.get('Retry-After') !== null]).toEqual([429, true]);
});

it("mail programs' button is limited with the page", async () => {
  const press = () => api.app.request('http://api.test/mail/unsubscribe/guessed', { method: 'POST' });
  await press();
  await press();
  const refused = await press();
  expect([refused.status, await refused.text()]).toEqual([429, 'Too many tries in a short time.']);
  expect(refused.headers.get('Retry-After')).toMatch(/^(?:9\d\d|1000)$/);
});
