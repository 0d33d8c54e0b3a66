/** Whether a call came through; the person has been told of its failure by then. */
export const didResolve = (sending: Promise<unknown>): Promise<boolean> =>
  sending.then(
    () => true,
    () => false,
  );
