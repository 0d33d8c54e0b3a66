import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  /** The header's text. */
  name: string;
  cell(row: Row): ReactNode;
  /** A second line, which is no part of what opens the row. */
  below?(row: Row): ReactNode;
  /** Numbers stand on the right. */
  isNumeric?: boolean;
  /** Long texts stay readable where the screen is narrow. */
  isText?: boolean;
  /** Buttons, which say by themselves what they do: they stand at the foot where rows show as cards. */
  isAction?: boolean;
  /** What the list is sorted by when the header is pressed; without it the column can't be sorted. */
  sortKey?: string;
}

/** What a list is sorted by, and which way. */
export interface Sorted<SortKey extends string = string> {
  sort: SortKey;
  order: 'Asc' | 'Desc';
}
