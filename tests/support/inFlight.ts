import { HttpResponse } from 'msw';

/** Answers in the making. */
const open = new Set<Promise<Response>>();
let release: (() => void)[] = [];

// A test may have put the clock into its own hands.
const { setImmediate } = globalThis;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An answer that doesn't come while the test runs. */
export async function noAnswer(): Promise<Response> {
  await new Promise<void>((resolve) => release.push(resolve));
  return HttpResponse.json({ code: null, message: 'The test is over' }, { status: 503 });
}

/** Notes an answer, so that the test's end waits for it. */
export async function inFlight(answer: Promise<Response>): Promise<Response> {
  open.add(answer);
  try {
    return await answer;
  } finally {
    open.delete(answer);
  }
}

/**
 * Ends what the test has left under way: hanging calls fail, and whoever made a call has heard of its end. Nothing of
 * it, e.g. a time limit, comes up in a later test.
 */
export async function endCalls(): Promise<void> {
  // A call that has just been made reaches its mock a turn later, and an answer its caller.
  await turn();
  while (open.size > 0 || release.length > 0) {
    for (const end of release) end();
    release = [];
    await Promise.allSettled(open);
    await turn();
  }
  await turn();
}
