import { html } from 'hono/html';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { type Html, sendPage } from './page';

interface MessagePage {
  appOrigin: string;
  title: string;
  text: Html | string;
  /** What stands below: a form, or where to go on. */
  rest: Html;
}

/** Answers with a page that says something, and then has a form or a way on. */
export function messagePage(
  ctx: KoaContextWithOIDC,
  { appOrigin, title, text, rest }: MessagePage,
): Promise<void> {
  const content = html`
    <header>
      <img class="mark" src="/login-mark.svg" alt="" width="52" height="52" />
      <h1>${title}</h1>
      <p>${text}</p>
    </header>
    ${rest}
  `;
  return sendPage(ctx, { appOrigin, title, content });
}

/** The way on to the application. */
export const toHearken = (appOrigin: string, words: string): Html => html`
  <section class="card"><a class="primary" href="${appOrigin}/">${words}</a></section>
`;
