/** Names of fields that hold what nobody else may see, in whatever case and whatever they are joined with. */
const secretName =
  /pass[-_ ]?(word|phrase|code)|pwd|secret|credential|authorization|token|api[-_ ]?key|^code$/i;

const secret = '(secret)';

/** A copy without passwords and other secrets, wherever they stand in it; they are known by the names of their fields. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretName.test(name) ? secret : redact(inner)]),
  );
}

/** The same for a text in which no fields can be told apart: all of it, or nothing. */
export const redactText = (text: string): string => (secretName.test(text) ? secret : text);
