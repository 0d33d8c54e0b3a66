/**
 * The text of a response as it comes.
 *
 * @param fault what is thrown when it is too long or no UTF-8
 */
export async function* responseText(
  response: Response,
  mostBytes: number,
  fault: (words: string, options?: ErrorOptions) => Error,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      throw fault('answered broken UTF-8', { cause: error });
    }
  };
  let length = 0;
  for await (const bytes of response.body ?? []) {
    length += bytes.length;
    if (length > mostBytes) throw fault(`answered with more than ${mostBytes} bytes`);
    yield decode(bytes);
  }
  yield decode();
}

/** The whole of it. */
export async function wholeText(...asked: Parameters<typeof responseText>): Promise<string> {
  let text = '';
  for await (const part of responseText(...asked)) text += part;
  return text;
}
