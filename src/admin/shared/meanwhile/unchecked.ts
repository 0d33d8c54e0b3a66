import { CallFailure } from '../../../api/failure';

/** It could not be looked up what others have done, so that nothing was. */
export interface Unchecked {
  /** The moment before which the server wants no other try, if it has named one. */
  retryAt: number | null;
}

/** What came of a look that failed. */
export const uncheckedBy = (failure: unknown): Unchecked => ({
  retryAt: failure instanceof CallFailure ? failure.retryAt : null,
});

/** Whether nothing was done because it could not be looked up. */
export const isUnchecked = (halt: object | string | null): halt is Unchecked =>
  typeof halt === 'object' && halt !== null && 'retryAt' in halt;
