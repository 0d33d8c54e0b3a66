import type { Key } from 'react';
import { unreadIn } from '../../api/list';
import { patiently } from '../query/patiently';

/** A page of a list, for a file of the whole list. */
export interface ReadPage<Row> {
  items: readonly Row[];
  isLast: boolean;
  /** How many there are, where the server says so. */
  pageCount?: number;
}

/** Asks for a page of a list, from 1 on; a failure is thrown, and told by nobody. */
export type PageReader<Row> = (page: number, signal: AbortSignal) => Promise<ReadPage<Row>>;

interface Reading<Row> {
  readPage: PageReader<Row>;
  keyOf(row: Row): Key;
  signal: AbortSignal;
  onProgress(page: number, pageCount: number | undefined): void;
}

/** What has come of reading a list to its end. */
interface WholeList<Row> {
  rows: Row[];
  /** How many could not be read. */
  unread: number;
}

/** All pages of a list, one after another. What moves on to another page meanwhile is there once. */
export async function readAllPages<Row>({
  readPage,
  keyOf,
  signal,
  onProgress,
}: Reading<Row>): Promise<WholeList<Row>> {
  const rows = new Map<Key, Row>();
  let unread = 0;
  for (let page = 1; ; page++) {
    const { items, isLast, pageCount } = await patiently(() => readPage(page, signal), signal);
    for (const item of items) rows.set(keyOf(item), item);
    unread += unreadIn(items);
    if (isLast) return { rows: [...rows.values()], unread };
    onProgress(page, pageCount);
  }
}
