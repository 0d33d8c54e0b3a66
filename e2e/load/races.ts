import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../server/db/database';
import { accounts, activationCodes, prospects, signupSources, waitingMails } from '../../server/db/tables';
import { inviteProspect } from '../../src/api/admin/prospects';
import { activateAccount, signUp } from '../../src/api/prospects';
import { openBrowser } from '../../tests/sandbox/support/browser';
import { signIn } from './caller';
import type { Finding } from './finding';

const seats = 3;
const racers = 24;

interface Racing {
  /** The address of all processes; each request goes to the next of them. */
  url: string;
  db: Db;
  /** Somebody who may invite. */
  staff: { email: string; password: string };
}

type Answer = Pick<Response, 'status'>;

/** Lets processes do the same at the same moment, which only one of them may do, or a few together. */
export async function race({ url, db, staff }: Racing): Promise<Finding[]> {
  const post = (path: string, number: number, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.200.0.${number + 1}` },
      body: JSON.stringify(body),
    });
  const emailOf = (number: number) => `racer${number}@trial.example`;
  const register = (number: number, source: string) =>
    post(signUp.path, number, { name: 'Ada', email: emailOf(number), ip: '', source });
  const mailsTo = (email: string) => db.$count(waitingMails, eq(waitingMails.to, email));
  const about = { description: '', createdBy: 'trial', createdAt: new Date() };
  await db.insert(signupSources).values([
    { ...about, source: 'race', maxAutoSignups: seats },
    { ...about, source: 'none', maxAutoSignups: 0 },
  ]);

  const signedUp = await atOnce((number) => register(number, 'race'));
  const invited = await db
    .select()
    .from(prospects)
    .where(and(eq(prospects.source, 'race'), isNotNull(prospects.firstMailAt)));

  const [first] = invited;
  const [link] = await db
    .select()
    .from(activationCodes)
    .where(eq(activationCodes.prospectId, first?.id ?? 0));
  const activated = await atOnce((number) =>
    post(activateAccount.path, number, { code: link?.code, password: 'Correct horse 1' }),
  );
  const made = await db.$count(accounts, eq(accounts.email, first?.email ?? ''));

  const browser = openBrowser({ url });
  const callback = await browser.logIn(staff);
  const exchanged = await atOnce(() => browser.exchange(callback));

  await register(racers, 'none');
  const [waiting] = await db
    .select()
    .from(prospects)
    .where(eq(prospects.email, emailOf(racers)));
  const colleague = await signIn(url, { ...staff, number: 1000 });
  const invitePath = inviteProspect.path.replace('{id}', String(waiting?.id));
  const invitations = await atOnce(() => colleague.call('POST', invitePath));
  const [codes] = await db
    .select({ count: count() })
    .from(activationCodes)
    .where(eq(activationCodes.prospectId, waiting?.id ?? 0));

  return [
    {
      what: `${racers} sign up at once for ${seats} seats of a source`,
      expected: `${racers} registered, ${seats} invited`,
      came: `${accepted(signedUp)} registered, ${invited.length} invited`,
    },
    {
      what: `one activation link, used ${racers} times at once`,
      expected: '1 accepted, 1 account',
      came: `${accepted(activated)} accepted, ${made} account`,
    },
    {
      what: `one code of a sign-in, exchanged ${racers} times at once`,
      expected: '1 accepted',
      came: `${accepted(exchanged)} accepted`,
    },
    {
      what: `one prospect, invited ${racers} times at once`,
      expected: '1 accepted, 1 code, 1 mail',
      came: `${accepted(invitations)} accepted, ${codes?.count} code, ${await mailsTo(emailOf(racers))} mail`,
    },
  ];
}

const atOnce = <Result>(run: (number: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: racers }, (_, number) => run(number)));

const accepted = (answers: readonly Answer[]) => answers.filter(({ status }) => status < 300).length;
