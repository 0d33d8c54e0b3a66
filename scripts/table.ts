export type Cell = string | number;

/** Lays rows out in columns: texts to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => typeof rows[0]?.[column] === 'string';
  return texts
    .map((row) =>
      row
        .map((text, column) => {
          const width = widths[column] ?? 0;
          return isText(column) ? text.padEnd(width) : text.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
