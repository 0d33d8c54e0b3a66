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

const harmless = JSON.stringify({
  selfHarmDetectionScore: 0,
  selfHarmIndicationScore: 0,
  relevancyScore: 1,
});

export interface SlowModel extends ModelServer {
  /** A line for each request that was given up before it was answered. */
  givenUpLines(): readonly string[];
}

/** A language model's server that takes its time, and repeats what it was told last; it finds everything harmless. */
export async function startSlowModel({ firstMs, everyMs, words }: Pace): Promise<SlowModel> {
  const model = await startModelServer();
  const lines: string[] = [];
  model.does(async (response, { body }) => {
    const isSafetyCheck = body.messages[0]?.content.includes('selfHarmDetectionScore');
    const began = performance.now();
    response.on('close', () => {
      if (response.writableFinished) return;
      const ms = Math.round(performance.now() - began);
      const what = isSafetyCheck ? 'a safety check' : 'a reply';
      lines.push(`${new Date().toISOString()} The model was left in the middle of ${what} after ${ms} ms.`);
    });
    const said = body.messages.at(-1)?.content ?? '';
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    await delay(firstMs);
    if (isSafetyCheck) {
      response.write(delta({ content: harmless }));
      response.end(`${delta({}, 'stop')}data: [DONE]\n\n`);
      return;
    }
    const pieces = [`You said '${said}', `, ...Array.from({ length: words }, () => 'well '), endOfReply];
    for (const content of pieces) {
      response.write(delta({ content }));
      await delay(everyMs);
    }
    response.end(`${delta({}, 'stop')}data: [DONE]\n\n`);
  });
  return { ...model, givenUpLines: () => lines };
}
