import type Provider from 'oidc-provider';
import type { Clock } from '../clock';
import { clientAddress } from '../http/clientAddress';
import type { SignInGuard } from '../limits/signInGuard';
import type { Accounts } from './accounts';
import { goTo, readForm } from './form';
import { errors } from './oidc';
import { loginPage } from './pages/loginPage';
import type { Html, Middleware } from './pages/page';
import { loginPath } from './provider';

/** An address and a password are shorter than this together. */
const greatestForm = 4096;

/**
 * Makes what stands below the form of the login page.
 *
 * @param action where a form of its own goes, with the fields `email` and `password`
 */
export type BelowLogin = (accounts: Accounts, action: string) => Promise<Html | null>;

interface LoginOptions {
  provider: Provider;
  /** What processes go by together. */
  time: Clock;
  accounts: Accounts;
  appOrigin: string;
  /** Keeps passwords from being guessed; null lets everybody guess. */
  guard: SignInGuard | null;
  /** Where those go who have forgotten their password, if anything can be done for them. */
  forgotten?: string | undefined;
  belowLogin?: BelowLogin;
}

/**
 * The login page of a sign-in under way: shows the form, checks what was sent, and hands on to the provider, which
 * remembers the session and goes back to the application. What is refused leads back to the form, and whoever is signed in
 * already goes on: coming Back to it asks for no form to be sent again and shows no login that has been used up.
 */
export function createLogin({
  provider,
  time,
  accounts,
  appOrigin,
  guard,
  forgotten,
  belowLogin,
}: LoginOptions): Middleware {
  const isSignedIn = async (ctx: Context) => Boolean((await provider.Session.get(ctx)).accountId);

  return async (ctx, next) => {
    if (!ctx.path.startsWith(loginPath(''))) {
      await next();
      return;
    }
    const isForm = ctx.method === 'POST';
    // Refuses with its own error when the sign-in has expired or belongs to another browser.
    const details = await provider.interactionDetails(ctx.req, ctx.res).catch(async (error) => {
      if (isForm || !(error instanceof errors.SessionNotFound) || !(await isSignedIn(ctx))) throw error;
      return null;
    });
    if (!details) return goTo(ctx, `${appOrigin}/`);

    const { params, prompt } = details;
    if (!isForm) {
      const wasSignedOut = prompt.reasons.every((reason) => reason === 'no_session');
      if (wasSignedOut && (await isSignedIn(ctx))) {
        return goTo(ctx, `/authorize?${new URLSearchParams(params as Record<string, string>)}`);
      }
      const refused = takeRefused(ctx, time);
      const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
      const below = await belowLogin?.(accounts, ctx.path);
      const { email = hint, waitSeconds } = refused ?? {};
      await loginPage(ctx, { appOrigin, email, refused: refused !== null, waitSeconds, forgotten, below });
      return;
    }

    const form = await readForm(ctx, greatestForm);
    const [email, password] = [form.get('email') ?? '', form.get('password') ?? ''];
    const begun = await guard?.begin(email, clientAddress(ctx.req));
    const waitSeconds = begun && 'waitSeconds' in begun ? begun.waitSeconds : 0;
    const account = waitSeconds > 0 ? null : await accounts.signIn(email, password);
    if (!account) {
      keepRefused(ctx, { email, waitSeconds }, time);
      return goTo(ctx, ctx.path);
    }
    if (begun && 'succeeded' in begun) await begun.succeeded();
    const login = { accountId: account.id, remember: true };
    goTo(
      ctx,
      await provider.interactionResult(ctx.req, ctx.res, { login }, { mergeWithLastSubmission: false }),
    );
  };
}

type Context = Parameters<Middleware>[0];

const refusedCookie = 'refused';

interface Refused {
  email: string;
  waitSeconds: number;
}

/** Keeps the address of a login that was refused until the form is shown again; an address in a link would be recorded. */
function keepRefused(ctx: Context, { email, waitSeconds }: Refused, time: Clock): void {
  const until = waitSeconds > 0 ? time.now().getTime() + waitSeconds * 1000 : 0;
  const value = `${Buffer.from(email).toString('base64url')}.${until}`;
  ctx.cookies.set(refusedCookie, value, { path: ctx.path, httpOnly: true, sameSite: 'lax', signed: true });
}

/** What is known of the login that has just been refused here; null if none has. */
function takeRefused(ctx: Context, time: Clock): Refused | null {
  const value = ctx.cookies.get(refusedCookie, { signed: true });
  if (value === undefined) return null;
  ctx.cookies.set(refusedCookie, null, { path: ctx.path, signed: true });
  const [email = '', until = ''] = value.split('.');
  return {
    email: Buffer.from(email, 'base64url').toString(),
    waitSeconds: Math.max(0, Math.ceil((Number(until) - time.now().getTime()) / 1000)),
  };
}
