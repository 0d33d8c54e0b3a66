import { HttpResponse } from 'msw';

/** Answers in the making, each with what ends it. */
const open = new Set<() => void>();

// A test may have put the clock into its own hands.
const { setImmediate } = globalThis;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An answer that is at hand takes a few turns until it is with whoever asked; one that takes more is not to come. */
const turnsOfAnAnswer = 20;

/** An answer that doesn't come while the test runs. */
export const noAnswer = () => inFlight(new Promise(() => undefined));

/** Hands on an answer, or one that the test is over, whichever comes first. */
export function inFlight(answer: Promise<Response>, onCutOff?: () => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const end = () => {
      open.delete(end);
      onCutOff?.();
      resolve(HttpResponse.json({ code: null, message: 'The test is over' }, { status: 503 }));
    };
    open.add(end);
    answer.then(resolve, reject).finally(() => open.delete(end));
  });
}

/**
 * Ends what the test has left under way: hanging calls fail, and whoever made a call has heard of its end. Nothing of
 * it, e.g. a time limit, comes up in a later test.
 */
export async function endCalls(): Promise<void> {
  // A call that has just been made reaches its mock a turn later, and an answer its caller.
  await turn();
  while (open.size > 0) {
    for (let turns = 0; open.size > 0 && turns < turnsOfAnAnswer; turns += 1) await turn();
    for (const end of open) end();
    await turn();
  }
  await turn();
}
