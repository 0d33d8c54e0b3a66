import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import type { Accounts } from './accounts';
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
  accounts: Accounts;
  appOrigin: string;
  belowLogin?: BelowLogin;
}

/**
 * The login page of a sign-in under way: shows the form, checks what was sent, and hands on to the provider, which
 * remembers the session and goes back to the application.
 */
export function createLogin({ provider, accounts, appOrigin, belowLogin }: LoginOptions): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(loginPath(''))) {
      await next();
      return;
    }
    // Refuses with its own error when the sign-in has expired or belongs to another browser.
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    const below = await belowLogin?.(accounts, ctx.path);

    if (ctx.method !== 'POST') {
      const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
      await loginPage(ctx, { appOrigin, email: hint, refused: false, below });
      return;
    }

    const { email, password } = await readForm(ctx);
    const account = await accounts.signIn(email, password);
    if (!account) {
      ctx.status = 400;
      await loginPage(ctx, { appOrigin, email, refused: true, below });
      return;
    }
    const login = { accountId: account.id, remember: true };
    const goOn = await provider.interactionResult(
      ctx.req,
      ctx.res,
      { login },
      { mergeWithLastSubmission: false },
    );
    ctx.status = 303;
    ctx.redirect(goOn);
    ctx.set('Cache-Control', 'no-store');
  };
}

async function readForm(ctx: Parameters<Middleware>[0]): Promise<{ email: string; password: string }> {
  if ((ctx.request.length ?? Number.POSITIVE_INFINITY) > greatestForm) ctx.throw(413);
  const form = new URLSearchParams(await text(ctx.req));
  return { email: form.get('email') ?? '', password: form.get('password') ?? '' };
}
