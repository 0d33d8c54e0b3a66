/** Work that somebody may want to see ended, whoever waits for it. */
export interface UnderWay {
  note(work: Promise<unknown>): void;
  /** Settles when nothing is left. */
  settled(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  const underWay = new Set<Promise<unknown>>();
  return {
    note: (work) => {
      const ended = work.catch(() => undefined).finally(() => underWay.delete(ended));
      underWay.add(ended);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
