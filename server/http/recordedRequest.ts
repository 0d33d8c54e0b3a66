export type QueryRecord = Record<string, string | string[]>;

/** A query as it is recorded: a name that is given twice has both values. */
export function queryRecord(search: URLSearchParams): QueryRecord {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** A body as it is recorded: parsed, its text where it is not JSON, or null for none. */
export function loggedBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
