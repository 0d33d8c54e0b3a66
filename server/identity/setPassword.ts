import * as v from 'valibot';
import { Password } from '../../src/api/user';
import { goTo, readForm } from './form';
import type { Middleware } from './pages/page';
import { badLinkPage, passwordSetPage, setPasswordPage } from './pages/setPasswordPage';
import type { PasswordLinks } from './passwordLinks';

const path = '/set-password';
const donePath = `${path}/done`;

/** Two passwords of the greatest length, each character as nine, and the code. */
const greatestForm = 24_576;

/**
 * The page that a link to set a password leads to. To open it uses nothing up: programs that look through mails do so as
 * well.
 */
export function createSetPassword({
  links,
  appOrigin,
  forgotten,
}: {
  links: PasswordLinks;
  appOrigin: string;
  /** Where a new link can be asked for by mail, if anywhere. */
  forgotten: string | undefined;
}): Middleware {
  return async (ctx, next) => {
    if (ctx.path === donePath) return passwordSetPage(ctx, appOrigin);
    if (ctx.path !== path || !['GET', 'HEAD', 'POST'].includes(ctx.method)) {
      await next();
      return;
    }
    const form = ctx.method === 'POST' ? await readForm(ctx, greatestForm) : null;
    const code = form ? (form.get('code') ?? '') : String(ctx.query.code ?? '');
    const known = await links.look(code);
    if (typeof known === 'string') {
      return badLinkPage(ctx, { appOrigin, bad: known, forgotten });
    }
    const problem = form && problemOf(form);
    if (!form || problem) return setPasswordPage(ctx, { appOrigin, code, email: known.email, problem });
    if (await links.use(code, form.get('password') ?? '')) return goTo(ctx, donePath);
    await badLinkPage(ctx, { appOrigin, bad: 'used', forgotten });
  };
}

/** What is wrong with what was sent; null for nothing. */
function problemOf(form: URLSearchParams): string | null {
  const { success, issues } = v.safeParse(Password, form.get('password') ?? '');
  if (!success) return `${issues[0].message}.`;
  return form.get('password') === form.get('repeated') ? null : 'The two passwords are not the same.';
}
