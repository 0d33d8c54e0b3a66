const decoding = new Set(['SyntaxError', 'InvalidCharacterError', 'URIError']);

/**
 * An error of the SDK as the specification words it (spec 8): a token of which no part can be decoded fails with what the
 * browser's own decoders say.
 */
export function asSpecified(error: unknown): unknown {
  const cannotDecode = error instanceof Error || error instanceof DOMException;
  if (!cannotDecode || !decoding.has(error.name)) return error;
  return new Error('ID token could not be decoded', { cause: error });
}
