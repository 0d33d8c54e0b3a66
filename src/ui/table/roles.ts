/**
 * What the parts of a table are, said aloud: some browsers forget it where they are not laid out as one.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
  /** It opens something in its place, as a button does. */
  opener: { role: 'button' },
} as const;
