interface Column {
  type: string;
  notNull: boolean;
  default?: unknown;
  identity?: unknown;
  generated?: unknown;
}

interface Table {
  columns: Record<string, Column>;
  indexes: Record<string, { isUnique: boolean }>;
  foreignKeys: Record<string, { columnsFrom: string[] }>;
  compositePrimaryKeys: Record<string, unknown>;
  uniqueConstraints: Record<string, unknown>;
  checkConstraints: Record<string, unknown>;
}

/** What the tool that writes migrations remembers of the tables after each of them. */
export interface Snapshot {
  tables: Record<string, Table>;
  enums: Record<string, { values: string[] }>;
}

/** Types that hold all that those before them held, and read the same. */
const wider: Readonly<Record<string, readonly string[]>> = {
  integer: ['bigint'],
  smallint: ['integer', 'bigint'],
};

/**
 * What of a migration a release may trip over that knows the tables from before it alone, and goes on reading and writing
 * them.
 */
export function whatBreaks(before: Snapshot, after: Snapshot, statements: string): string[] {
  const tables = Object.entries(before.tables).flatMap(([key, table]) => {
    const name = key.replace(/^public\./, '');
    const next = after.tables[key];
    return next ? inTable(table, next).map((what) => `${name}${what}`) : [`${name} is gone`];
  });
  const enums = Object.entries(before.enums).flatMap(([key, { values }]) => {
    const next = after.enums[key]?.values ?? [];
    return String(next) === String(values) ? [] : [`${key.replace(/^public\./, '')} has other values`];
  });
  const data = [...statements.matchAll(/^\s*(update|delete from|insert into|truncate)\s+"?(\w+)/gim)];
  return [...tables, ...enums, ...new Set(data.map(([, verb, name]) => `${name} by ${verb?.toLowerCase()}`))];
}

function inTable(before: Table, after: Table): string[] {
  const old = Object.entries(before.columns).flatMap(([name, column]) => {
    const next = after.columns[name];
    if (!next) return [`.${name} is gone`];
    const { type } = column;
    return [
      ...(next.type === type || wider[type]?.includes(next.type) ? [] : [`.${name} is ${next.type}`]),
      ...(next.notNull && !column.notNull ? [`.${name} must be there`] : []),
      ...(column.notNull && !next.notNull ? [`.${name} may be missing`] : []),
      ...(isFilled(column) && !isFilled(next) ? [`.${name} is not filled by itself`] : []),
    ];
  });
  const added = Object.entries(after.columns)
    .filter(([name, column]) => !before.columns[name] && column.notNull && !isFilled(column))
    .map(([name]) => `.${name} must be there`);
  return [...old, ...added, ...rules(before, after)];
}

const isFilled = (column: Column) =>
  [column.default, column.identity, column.generated].some((by) => by !== undefined);

/** What holds of rows that did not before. */
function rules(before: Table, after: Table): string[] {
  const unique = ({ indexes, ...others }: Table) => ({
    ...Object.fromEntries(Object.entries(indexes).filter(([, { isUnique }]) => isUnique)),
    ...others.compositePrimaryKeys,
    ...others.uniqueConstraints,
    ...others.checkConstraints,
  });
  const [had, has] = [unique(before), unique(after)];
  const keys = Object.entries(after.foreignKeys)
    // A column that is new stays empty.
    .filter(
      ([name, { columnsFrom }]) =>
        !before.foreignKeys[name] && columnsFrom.every((one) => before.columns[one]),
    )
    .map(([name]) => name);
  return [...Object.keys(has).filter((name) => !(name in had)), ...keys].map((name) => ` has ${name}`);
}
