import { html } from 'hono/html';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { BadLink } from '../passwordLinks';
import { alertBox } from './alertBox';
import { invalid } from './emailField';
import { messagePage, toHearken } from './messagePage';

interface SetPasswordPage {
  appOrigin: string;
  code: string;
  /** Whose password it is. */
  email: string;
  /** Why the last try was refused. */
  problem: string | null;
}

/** The form for a new password. */
export function setPasswordPage(ctx: KoaContextWithOIDC, page: SetPasswordPage): Promise<void> {
  const { appOrigin, code, email, problem } = page;
  if (problem) ctx.status = 400;
  const refused = problem ? invalid : '';
  return messagePage(ctx, {
    appOrigin,
    title: 'Set your password',
    text: html`For <strong>${email}</strong>. It has at least 10 characters.`,
    rest: html`
      <form class="card" method="post" action="/set-password">
        ${problem ? alertBox(problem) : ''}
        <input type="hidden" name="code" value="${code}" />
        <input type="hidden" name="username" value="${email}" autocomplete="username" />
        <div class="field">
          <label for="password">New password</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            minlength="10"
            required
            autofocus
            ${refused}
          />
        </div>
        <div class="field">
          <label for="repeated">The same once more</label>
          <input
            id="repeated"
            name="repeated"
            type="password"
            autocomplete="new-password"
            required
            ${refused}
          />
        </div>
        <button class="primary" type="submit">Set password</button>
      </form>
    `,
  });
}

/** Says that the password is set. */
export const passwordSetPage = (ctx: KoaContextWithOIDC, appOrigin: string): Promise<void> =>
  messagePage(ctx, {
    appOrigin,
    title: 'Your password is set',
    text: 'You can log in with it now.',
    rest: toHearken(appOrigin, 'Go to Hearken'),
  });

const whyNot: Record<BadLink, [status: number, title: string]> = {
  used: [400, 'This link has been used already'],
  expired: [400, 'This link has expired'],
  unknown: [404, 'There is no such link'],
};

interface BadLinkPage {
  appOrigin: string;
  bad: BadLink;
  /** Where a new link can be asked for by mail, if anywhere. */
  forgotten: string | undefined;
}

/** Says why a link sets no password. */
export function badLinkPage(
  ctx: KoaContextWithOIDC,
  { appOrigin, bad, forgotten }: BadLinkPage,
): Promise<void> {
  const [status, title] = whyNot[bad];
  ctx.status = status;
  const once = 'Each link sets a password once, and a newer one takes its place.';
  return messagePage(ctx, {
    appOrigin,
    title,
    text: forgotten ? once : `${once} Ask whoever sent it to you for a new one.`,
    rest: forgotten
      ? html`
          <section class="card">
            <a class="primary" href="${forgotten}">Have a new one sent</a>
            <p class="aside"><a href="${appOrigin}/">Back to Hearken</a></p>
          </section>
        `
      : toHearken(appOrigin, 'Back to Hearken'),
  });
}
