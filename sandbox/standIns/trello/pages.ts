import { html } from 'hono/html';
import type { trelloCards } from '../../db/tables';
import { boardLists, listNameOf, standInAccount } from './lists';

type Card = typeof trelloCards.$inferSelect;
type Html = ReturnType<typeof html>;

/** No script, and no style but the sandbox's own. */
export const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // Without any referrer a form would not say where it comes from, and be turned away.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** The whole board, list by list; archived cards are not on it, as on Trello. */
export const boardPage = (cards: readonly Card[]): Html =>
  page(
    'Task board',
    html`
      <header>
        <h1>Task board</h1>
        <p>It stands in for Trello. What you do here, the back-office sees when it refreshes.</p>
      </header>
      <div class="board">
      ${boardLists.map((list) => {
        const own = cards.filter(({ listId, closed }) => listId === list.id && !closed);
        return html`
          <section class="offers" aria-labelledby="${list.id}">
            <h2 id="${list.id}">${list.name} (${own.length})</h2>
            <ul>
              ${own.map(
                ({ id, idShort, name }) => html`<li><a href="/trello/c/${id}">#${idShort} ${name}</a></li>`,
              )}
            </ul>
          </section>
        `;
      })}
      </div>
    `,
    'wide',
  );

/** One card, with what can be done with it: to other lists, into the archive and out of it. */
export const cardPage = ({ id, idShort, name, description, listId, closed }: Card): Html =>
  page(
    name,
    html`
      <header>
        <h1>${name}</h1>
        <p>Card ${idShort} in the list ${listNameOf(listId)}${closed ? ', archived' : ''}</p>
      </header>
      <div class="card">
        ${description.split(/\n+/).map((line) => html`<p>${line}</p>`)}
        <div class="steps">
        ${boardLists
          .filter((list) => list.id !== listId)
          .map((list) => action(id, 'idList', list.id, `Move to ${list.name}`))}
        ${action(id, 'closed', String(!closed), closed ? 'Take out of the archive' : 'Archive')}
        </div>
        <p><a href="/trello/b/${standInAccount.board}">The whole board</a></p>
      </div>
    `,
  );

const action = (id: string, field: string, value: string, text: string) => html`
  <form method="post" action="/trello/c/${id}">
    <input type="hidden" name="${field}" value="${value}" />
    <button class="offer" type="submit">${text}</button>
  </form>
`;

const page = (title: string, content: Html, width = ''): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} - Hearken sandbox</title>
    <link rel="icon" href="/login-mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/login.css" />
    <link rel="stylesheet" href="/trello/pages.css" />
  </head>
  <body>
    <main class="${width}">${content}</main>
  </body>
</html>
`;
