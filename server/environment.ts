import * as v from 'valibot';

/** The variables of a process, as `process.env` has them. */
export type Environment = Record<string, string | undefined>;

/** A variable that holds a text; empty where it is not set. */
export const text = v.optional(v.pipe(v.string(), v.trim()), '');

const notAPort = 'is not a port from 1 to 65535';

/** A variable that holds a port. */
export const port = (byDefault: number) =>
  v.pipe(
    text,
    v.transform((given) => (given === '' ? byDefault : Number(given))),
    v.integer(notAPort),
    v.minValue(1, notAPort),
    v.maxValue(65_535, notAPort),
  );

/** A variable that says yes or no. */
export const flag = (byDefault: boolean) =>
  v.pipe(
    text,
    v.transform((given) => given || String(byDefault)),
    v.picklist(['true', 'false'], "is neither 'true' nor 'false'"),
    v.transform((given) => given === 'true'),
  );

/**
 * Reads variables. What they hold stands in no message: it may be a secret.
 *
 * @throws Error with a sentence that begins with the variable's name
 */
export function readVariables<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  env: Environment,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, env, { abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue)} ${issue.message}.`);
}
