import { getAgeVerification, getTerms, listSignedTerms } from '../../api/terms';
import { useCallQuery } from '../../shared/query/queries';

/** The versions that the person has signed; asked for anew whenever the screen opens (TERM-005). */
export const useSignedTerms = () =>
  useCallQuery(['terms', 'signed'], listSignedTerms, undefined, { staleTime: 0 });

/** The text of a version, as HTML (TERM-006). */
export const useTerms = (termsId: number) =>
  useCallQuery(['terms', 'text', termsId], getTerms, { params: { termsId } });

export const ageVerificationKey = ['user', 'ageVerification'];

/** The person's age verification; null when there is none (TERM-007). */
export const useAgeVerification = () =>
  useCallQuery(ageVerificationKey, getAgeVerification, undefined, { staleTime: 0 });
