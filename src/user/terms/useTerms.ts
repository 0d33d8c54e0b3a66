import { getAgeVerification, getTerms, listSignedTerms } from '../../api/terms';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { termsKeys } from './keys';

/** The versions that the person has signed; fetched again whenever the screen opens (TERM-005). */
export const useSignedTerms = () =>
  useCallQuery(termsKeys.signed(), listSignedTerms, undefined, cachePolicy.alwaysFresh);

/** The text of a version, as HTML (TERM-006). */
export const useTerms = (termsId: number) =>
  useCallQuery(termsKeys.text(termsId), getTerms, { params: { termsId } });

/** The person's age verification; null when there is none (TERM-007). */
export const useAgeVerification = () =>
  useCallQuery(termsKeys.ageVerification(), getAgeVerification, undefined, cachePolicy.alwaysFresh);
