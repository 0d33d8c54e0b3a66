import { html } from 'hono/html';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { type Html, sendPage } from './page';

interface Message {
  title: string;
  text: Html | string;
  /** What stands below: a form, or where to go on. */
  rest: Html;
}

/** Answers with a page that says something, and then has a form or a way on. */
export const messagePage = (
  ctx: KoaContextWithOIDC,
  { appOrigin, ...said }: Message & { appOrigin: string },
): Promise<void> => sendPage(ctx, { appOrigin, title: said.title, content: message(said) });

/** What stands on such a page. */
export const message = ({ title, text, rest }: Message): Html => html`
  <header>
    <img class="mark" src="/login-mark.svg" alt="" width="52" height="52" />
    <h1>${title}</h1>
    <p>${text}</p>
  </header>
  ${rest}
`;

/** The way on to the application. */
export const toHearken = (appOrigin: string, words: string): Html => html`
  <section class="card"><a class="primary" href="${appOrigin}/">${words}</a></section>
`;
