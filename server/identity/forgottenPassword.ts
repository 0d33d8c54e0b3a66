import type { Db } from '../db/database';
import { clientAddress } from '../http/clientAddress';
import type { Limits } from '../limits/limits';
import { networkOf } from '../limits/networkOf';
import { limitKey, spend } from '../limits/spend';
import { loggable } from '../loggable';
import type { Mailer } from '../mail/mailer';
import { passwordMail } from '../mail/passwordMail';
import type { Accounts } from './accounts';
import { goTo, readForm } from './form';
import { forgotPasswordPage, passwordMailPage } from './pages/forgotPasswordPage';
import { inWords } from './pages/inWords';
import type { Middleware } from './pages/page';
import { linkValidHours, type PasswordLinks } from './passwordLinks';

/** Where those go who have forgotten their password. */
export const forgotPasswordPath = '/forgot-password';
const sentPath = `${forgotPasswordPath}/sent`;

const greatestForm = 4096;
const tooMany = (seconds: number) =>
  `There were too many requests from where you are. Please try again in ${inWords(seconds)}.`;

interface ForgottenPassword {
  db: Db;
  accounts: Accounts;
  links: PasswordLinks;
  mailer: Mailer;
  limits: Limits | null;
  appOrigin: string;
}

/**
 * The page of those who have forgotten their password: it sends a link to the address of an account. Neither its words nor
 * how long it takes tell whether there is an account.
 */
export function createForgottenPassword(tools: ForgottenPassword): Middleware {
  const { appOrigin, db, limits } = tools;
  const waitOf = async (address: string) =>
    limits ? spend(db, limitKey('passwordMail', networkOf(address)), limits.passwordMail) : 0;

  return async (ctx, next) => {
    if (ctx.path === sentPath) return passwordMailPage(ctx, appOrigin);
    if (ctx.path !== forgotPasswordPath || !['GET', 'HEAD', 'POST'].includes(ctx.method)) {
      await next();
      return;
    }
    if (ctx.method !== 'POST') return forgotPasswordPage(ctx, { appOrigin, email: '', problem: null });
    const email = ((await readForm(ctx, greatestForm)).get('email') ?? '').trim();
    const wait = await waitOf(clientAddress(ctx.req));
    if (wait > 0) {
      ctx.status = 429;
      ctx.set('Retry-After', String(wait));
      return forgotPasswordPage(ctx, { appOrigin, email, problem: tooMany(wait) });
    }
    sendLink(tools, email).catch((error: unknown) => console.error(loggable(error)));
    goTo(ctx, sentPath);
  };
}

async function sendLink(
  { db, accounts, links, mailer, limits }: ForgottenPassword,
  email: string,
): Promise<void> {
  const account = await accounts.findByEmail(email);
  if (!account) return;
  const key = limitKey('passwordMailTo', account.email);
  if (limits && (await spend(db, key, limits.passwordMailTo)) > 0) return;
  await db.transaction(async (tx) => {
    const link = await links.create(account.id, tx);
    await mailer.send(tx, await passwordMail({ ...account, link, validHours: linkValidHours }));
  });
}
