import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { desc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Clock } from '../../../server/clock';
import type { Db } from '../../../server/db/database';
import { isId } from '../../../server/domain/ids';
import { trelloCards } from '../../db/tables';
import { onlyThisMachine } from '../../guard';
import { boardLists, standInAccount } from './lists';
import { boardPage, cardPage, pageHeaders } from './pages';

/** Where the stand-in's board is, on the sandbox's own host. */
export const standInPath = '/trello';

type Card = typeof trelloCards.$inferSelect;

const ListId = v.picklist(boardLists.map(({ id }) => id));
const NewCard = v.object({ idList: ListId, name: v.string(), desc: v.optional(v.string(), '') });
/** Trello takes what changes as JSON or in the address, where everything is a text. */
const Change = v.object({
  idList: v.optional(ListId),
  closed: v.optional(
    v.pipe(
      v.union([v.boolean(), v.picklist(['true', 'false'])]),
      v.transform((closed) => String(closed) === 'true'),
    ),
  ),
});

/** The identity of a card in addresses, e.g. `Ab3xY9_q`. */
export const newCardId = (): string => randomBytes(6).toString('base64url');

/**
 * Stands in for Trello: the calls that the product makes, the one that moves and archives cards, and pages that show
 * the board and its cards to whoever follows a card's link.
 */
export function createTrello({ db, clock }: { db: Db; clock: Clock }): Hono {
  const app = new Hono().basePath(standInPath);
  app.use(onlyThisMachine);

  const cardOf = async (id: string): Promise<Card | undefined> =>
    (await db.select().from(trelloCards).where(eq(trelloCards.id, id)))[0];

  async function change(id: string, { idList, closed }: v.InferOutput<typeof Change>) {
    const changes = { ...(idList && { listId: idList }), ...(closed === undefined ? {} : { closed }) };
    if (Object.keys(changes).length === 0) return cardOf(id);
    const [card] = await db.update(trelloCards).set(changes).where(eq(trelloCards.id, id)).returning();
    return card;
  }

  app.get('/1/boards/:board/cards/:idShort', async (context) => {
    const { board, idShort } = context.req.param();
    const number = Number(idShort);
    if (board !== standInAccount.board || !isId(number)) return notFound(context);
    const [card] = await db.select().from(trelloCards).where(eq(trelloCards.idShort, number));
    return card ? context.json(toJson(card, context)) : notFound(context);
  });

  app.get('/1/lists/:id', (context) => {
    const list = boardLists.find(({ id }) => id === context.req.param('id'));
    return list ? context.json({ ...list, closed: false, idBoard: standInAccount.board }) : notFound(context);
  });

  app.post('/1/cards', async (context) => {
    const given = v.safeParse(NewCard, await bodyOf(context));
    if (!given.success) return context.text('invalid value for idList', 400);
    const { idList, name, desc: description } = given.output;
    const id = newCardId();
    const [card] = await db
      .insert(trelloCards)
      .values({ id, listId: idList, name, description, createdAt: clock.now() })
      .returning();
    return card ? context.json(toJson(card, context)) : context.text('The card was not stored', 500);
  });

  app.put('/1/cards/:id', async (context) => {
    const given = v.safeParse(Change, { ...context.req.query(), ...(await bodyOf(context)) });
    if (!given.success) return context.text('invalid value', 400);
    const card = await change(context.req.param('id'), given.output);
    return card ? context.json(toJson(card, context)) : notFound(context);
  });

  app.get('/pages.css', async (context) => {
    const style = await readFile(new URL('pages.css', import.meta.url), 'utf8');
    return context.text(style, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });

  app.get('/b/:board', async (context) => {
    if (context.req.param('board') !== standInAccount.board) return notFound(context);
    const cards = await db.select().from(trelloCards).orderBy(desc(trelloCards.idShort));
    return context.html(boardPage(cards), 200, pageHeaders);
  });

  app.get('/c/:id', async (context) => {
    const card = await cardOf(context.req.param('id'));
    return card ? context.html(cardPage(card), 200, pageHeaders) : notFound(context);
  });

  app.post('/c/:id', async (context) => {
    const given = v.safeParse(Change, await context.req.parseBody());
    const card = given.success && (await change(context.req.param('id'), given.output));
    return card ? context.redirect(addressOf(card), 303) : notFound(context);
  });

  return app as unknown as Hono;
}

const addressOf = ({ id }: Card): string => `${standInPath}/c/${id}`;

/** Trello refuses in plain text. */
const notFound = (context: Context) => context.text('The requested resource was not found.', 404);

const bodyOf = async (context: Context): Promise<Record<string, unknown>> => {
  const body: unknown = await context.req.json().catch(() => ({}));
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

/** A card as Trello gives it. */
function toJson(card: Card, context: Context) {
  const { id, idShort, name, description, listId, closed } = card;
  const url = new URL(addressOf(card), context.req.url).href;
  const idBoard = standInAccount.board;
  return { id, idShort, name, desc: description, idList: listId, idBoard, closed, url, shortUrl: url };
}
