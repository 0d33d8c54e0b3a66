import { CallFailure } from '../../api/failure';

/** So often a call is sent again that the server wants to have later. */
const mostTries = 5;

/** Sends one call of many: where the server asks to wait (429), it waits and sends again. */
export async function patiently<Result>(send: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (failure) {
      const isLater = failure instanceof CallFailure && failure.status === 429 && failure.retryAt !== null;
      if (!isLater || tries === mostTries) throw failure;
      await until(failure.retryAt ?? 0, signal);
      if (signal.aborted) throw failure;
    }
  }
}

const until = (moment: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, moment - Date.now());
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
