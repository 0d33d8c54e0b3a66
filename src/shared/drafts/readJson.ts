import * as v from 'valibot';

/** What a JSON text holds; null when it is none or of another shape. */
export function readJson<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
