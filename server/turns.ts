/** Lets so many pieces of work run at once; the others wait for their turn, first come first served. */
export function createTurns(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // Whoever is next takes the place over.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
