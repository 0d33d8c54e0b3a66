/** The values of a form by the names of its fields. */
export type Values = Record<string, unknown>;

/** Who has changed it last, as far as the server says. */
export interface LastChange {
  changedBy?: string;
  changedAt?: string;
  /** Counts its changes, where the server does: a save that names it is refused once there is a newer one. */
  revision?: number;
}

/** What the server has, when it is asked again. */
export interface Base extends LastChange {
  values: Values;
  /** It cannot be changed any more: the editor says so itself. */
  isClosed?: boolean;
}

/** What is edited as the server has it, with the values that its form would begin with; null where it is gone. */
export const baseOf = <Item extends LastChange>(
  item: Item | null | undefined,
  valuesOf: (item: Item) => object,
): Base | null => {
  if (!item) return null;
  const { changedBy, changedAt, revision } = item;
  return { values: { ...valuesOf(item) }, changedBy, changedAt, revision };
};

/** Sent with a change, so that the server refuses it where somebody else was quicker. */
export interface BasedOn {
  query?: { basedOn: number };
}

/** What is sent along to a server that counts the changes; nothing to one that does not. */
export const basedOn = (revision: number | undefined): BasedOn =>
  revision === undefined ? {} : { query: { basedOn: revision } };

/** What a field is called, and how its value reads where that is not plain. */
export type FieldLabel = string | readonly [label: string, textOf: (value: never) => string];

/** A field that somebody else has changed. */
export interface ChangedField {
  name: string;
  label: string;
  /** What the person's changes were made to. */
  before: string;
  mine: string;
  theirs: string;
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which what the server has differs from what the form began with. */
export const changedSince = (base: Values, theirs: Values): string[] =>
  Object.keys(theirs).filter((name) => !isSame(base[name], theirs[name]));

/** A value in words. */
export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' to ');
  return String(value ?? '');
}

/** The fields that have changed, with what each of them reads in all three. */
export const describeChanges = (
  names: readonly string[],
  labels: Readonly<Record<string, FieldLabel>>,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Values>,
): ChangedField[] =>
  names.map((name) => {
    const label = labels[name] ?? name;
    const read = typeof label === 'string' ? textOf : (label[1] as (value: unknown) => string);
    return {
      name,
      label: typeof label === 'string' ? label : label[0],
      before: read(base[name]),
      mine: read(mine[name]),
      theirs: read(theirs[name]),
    };
  });
