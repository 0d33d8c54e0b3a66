import { html } from 'hono/html';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { sendPage } from './page';

/** Says what went wrong where the provider can't send the person back to the application with an error. */
export function problemPage(ctx: KoaContextWithOIDC, appOrigin: string, reason: string): Promise<void> {
  return sendPage(ctx, {
    appOrigin,
    title: 'Login problem',
    content: html`
      <header>
        <img class="mark" src="/login-mark.svg" alt="" width="52" height="52" />
        <h1>This login can’t go on</h1>
        <p>Nothing is lost. Go back to Hearken and choose Log in again.</p>
      </header>
      <section class="card">
        <p class="help">The login service says:</p>
        <p class="reason">${reason}</p>
        <a class="primary" href="${appOrigin}/">Back to Hearken</a>
      </section>
    `,
  });
}
