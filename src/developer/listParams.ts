import * as v from 'valibot';

const oneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((given): readonly string[] => [given].flat()),
);

/** A parameter that may come several times; empty when it is missing. */
export const textListParam = v.fallback(oneOrMore, []);

/** As above, of ids; what is no id is left out. */
export const idListParam = v.fallback(
  v.pipe(
    oneOrMore,
    v.transform((texts): readonly number[] =>
      texts.filter((text) => /^[1-9]\d{0,9}$/.test(text)).map(Number),
    ),
  ),
  [],
);
