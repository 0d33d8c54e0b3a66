/** A column of a file of comma-separated values. */
export interface CsvColumn<Row> {
  name: string;
  /** Moments as they come over the wire (ISO 8601); nothing where there is none. */
  value(row: Row): string | number | null | undefined;
}

/** By this mark a spreadsheet knows that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula, the wide signs of East Asian keyboards included. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as comma-separated values (RFC 4180), which a spreadsheet opens as they are and runs nothing of. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ name }) => cell(name)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return byteOrderMark + lines.map((line) => `${line.join(',')}\r\n`).join('');
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // People write the texts: one that began a formula would run on the computer of whoever opens the file (D-142).
  const text = beginsFormula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
