import { setTimeout as delay } from 'node:timers/promises';
import { delta, type ModelServer, startModelServer } from '../../tests/server/support/modelServer';

interface Pace {
  /** Until the first word, in milliseconds. */
  firstMs: number;
  /** Between one word and the next. */
  everyMs: number;
  words: number;
}

/** The end of what the model says to a message: whoever reads it whole finds it there. */
export const endOfReply = 'and that is all.';

/** A language model's server that takes its time, and repeats what it was told last. */
export async function startSlowModel({ firstMs, everyMs, words }: Pace): Promise<ModelServer> {
  const model = await startModelServer();
  model.does(async (response, { body }) => {
    const said = body.messages.at(-1)?.content ?? '';
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    await delay(firstMs);
    const pieces = [`You said '${said}', `, ...Array.from({ length: words }, () => 'well '), endOfReply];
    for (const content of pieces) {
      response.write(delta({ content }));
      await delay(everyMs);
    }
    response.end(`${delta({}, 'stop')}data: [DONE]\n\n`);
  });
  return model;
}
