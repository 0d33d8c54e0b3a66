/** Brings the row with an element into the document and gives it the focus, where it is one of the table's. */
type Take = (id: string) => boolean;

const tables = new Set<Take>();

/** Makes the rows that a table has left out of the document known to `focusById`; returns what takes that back. */
export function offerRows(take: Take): () => void {
  tables.add(take);
  return () => tables.delete(take);
}

/**
 * Gives the focus to an element by its id, also to one in a row of a long table that is out of sight.
 *
 * @returns whether it is there
 */
export function focusById(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null || [...tables].some((take) => take(id));
}
