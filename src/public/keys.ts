import { queryKey } from '../shared/query/queryKey';

const root = queryKey('emailLink');

/** What came of the links in mails. */
export const emailLinkKeys = {
  all: () => root,
  call: (callId: string, body: unknown) => queryKey(...root, callId, body),
};
