import type { TrelloAccount } from '../../../server/integrations/taskBoard';

/** The lists of the stand-in's board, from left to right. */
export const boardLists = [
  { id: 'inbox', name: 'Inbox' },
  { id: 'planned', name: 'Planned' },
  { id: 'doing', name: 'Doing' },
  { id: 'done', name: 'Done' },
] as const;

export type ListId = (typeof boardLists)[number]['id'];

export const listNameOf = (listId: string): string =>
  boardLists.find(({ id }) => id === listId)?.name ?? 'Elsewhere';

/** What the product needs to know of the stand-in's board; it asks for no key. */
export const standInAccount: TrelloAccount = { key: '', token: '', board: 'feedback', list: 'inbox' };
