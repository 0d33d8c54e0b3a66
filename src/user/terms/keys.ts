import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('terms');

/** What the cache holds of the accepted terms. */
export const termsKeys = {
  all: () => root,
  signed: () => queryKey(...root, 'signed'),
  text: (termsId: number) => queryKey(...root, 'text', termsId),
  ageVerification: () => queryKey(...root, 'ageVerification'),
};
