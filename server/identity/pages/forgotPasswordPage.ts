import { html } from 'hono/html';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { alertBox } from './alertBox';
import { emailField } from './emailField';
import { messagePage, toHearken } from './messagePage';

interface ForgotPasswordPage {
  appOrigin: string;
  email: string;
  /** Why the last try was refused. */
  problem: string | null;
}

/** The form that asks for a link to set a new password. */
export const forgotPasswordPage = (
  ctx: KoaContextWithOIDC,
  { appOrigin, email, problem }: ForgotPasswordPage,
): Promise<void> =>
  messagePage(ctx, {
    appOrigin,
    title: 'Forgot your password?',
    text: 'Tell us your e-mail address, and we send you a link to set a new one.',
    rest: html`
      <form class="card" method="post" action="/forgot-password">
        ${problem ? alertBox(problem) : ''}
        ${emailField({ value: email, isRefused: problem !== null, hasFocus: true })}
        <button class="primary" type="submit">Send the link</button>
      </form>
    `,
  });

/** Says what happens now, in the same words whether or not anybody has an account. */
export const passwordMailPage = (ctx: KoaContextWithOIDC, appOrigin: string): Promise<void> =>
  messagePage(ctx, {
    appOrigin,
    title: 'Look into your mail',
    text: 'If there is an account for this address, a mail with a link is on its way. Nothing there after a few minutes? Look among the unwanted mails.',
    rest: toHearken(appOrigin, 'Back to Hearken'),
  });
