import { type Caller, signIn } from './caller';
import { amounts, password, staffEmail, talkerEmail } from './fill';

/** A kind of work that is done over and over. */
export interface Work {
  what: string;
  /** How many do it side by side. */
  clients: number;
  act(client: number): Promise<void>;
}

const talking = 60;

/** Signs in all who are needed, and says what there is to do. */
export async function prepareWorks(url: string): Promise<Work[]> {
  const { talkers, staff } = await signInAll(url);
  const talkerAt = (client: number): Caller => talkers[client % talkers.length] ?? staff;
  let visits = 0;
  const list = (what: string, path: string): Work => ({
    what,
    clients: 8,
    act: async () => expectOk(await staff.call('GET', path)),
  });
  const users = '/api/admin/users?pageSize=20';
  return [
    {
      what: 'sign-in: page, password, code, token',
      clients: 4,
      act: async () => {
        visits++;
        const email = talkerEmail(1 + (visits % amounts.talkers));
        await signIn(url, { email, password, number: visits });
      },
    },
    {
      what: 'history of 1,000 entries',
      clients: 8,
      act: async (client) => expectOk(await talkerAt(client).call('GET', '/api/chats')),
    },
    list('users, page 1', `${users}&page=1&search=`),
    list('users, page 4,000', `${users}&page=4000&search=`),
    list('users, a search', `${users}&page=1&search=person9999`),
    list('scores of a year', '/api/admin/feedback/score?from=2026-01-01&to=2026-11-20'),
    {
      what: 'message, reply of a second',
      clients: talking,
      act: async (client) => {
        const body = { input: 'I had a long day' };
        await expectOk(await talkerAt(client).call('POST', '/api/chats', { body }));
      },
    },
  ];
}

/** Those who talk, and one of staff; a few at a time, as each password takes its time. */
export async function signInAll(url: string): Promise<{ talkers: Caller[]; staff: Caller }> {
  const talkers: Caller[] = [];
  const numbers = Array.from({ length: talking }, (_, index) => index + 1);
  const next = async (): Promise<void> => {
    const number = numbers.shift();
    if (number === undefined) return;
    talkers.push(await signIn(url, { email: talkerEmail(number), password, number }));
    await next();
  };
  await Promise.all([next(), next(), next(), next()]);
  return { talkers, staff: await signIn(url, { email: staffEmail, password, number: 60_000 }) };
}

async function expectOk(response: Response): Promise<void> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
}
