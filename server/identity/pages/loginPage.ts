import { html } from 'hono/html';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { alertBox } from './alertBox';
import { emailField, invalid } from './emailField';
import { inWords } from './inWords';
import { type Html, sendPage } from './page';

export interface LoginPage {
  appOrigin: string;
  /** What the field starts with. */
  email: string;
  /** Whether the last try was refused. */
  refused: boolean;
  /** How long to wait before the next try is looked at; 0 for not at all. */
  waitSeconds?: number;
  /** Where those go who have forgotten their password, if anything can be done for them. */
  forgotten?: string | undefined;
  /** What stands below the form, if anything. */
  below?: Html | null;
}

/** The form of a sign-in. */
export function loginPage(ctx: KoaContextWithOIDC, page: LoginPage): Promise<void> {
  const { appOrigin, email, refused, waitSeconds = 0, forgotten, below } = page;
  return sendPage(ctx, {
    appOrigin,
    title: 'Log in',
    content: html`
      <header>
        <img class="mark" src="/login-mark.svg" alt="" width="52" height="52" />
        <h1>Good to see you</h1>
        <p>Log in to continue to Hearken.</p>
      </header>
      <form class="card" method="post" action="${ctx.path}">
        ${refused ? refusal(waitSeconds) : ''}
        ${emailField({ value: email, isRefused: refused, hasFocus: email === '' })}
        <div class="field">
          <label for="password">Password</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            ${refused ? invalid : ''}
            ${email ? 'autofocus' : ''}
          />
        </div>
        <button class="primary" type="submit">Log in</button>
        ${forgotten ? html`<p class="aside"><a href="${forgotten}">Forgot your password?</a></p>` : ''}
      </form>
      ${below ?? ''}
    `,
  });
}

const refusal = (waitSeconds: number) => alertBox(waitSeconds > 0 ? tooMany(waitSeconds) : wrong);

const wrong = 'That e-mail and password don’t belong together. Please check both and try again.';

const tooMany = (seconds: number) =>
  `There were too many tries to log in. Please try again in ${inWords(seconds)}: until then no password is taken, not even the right one.`;
