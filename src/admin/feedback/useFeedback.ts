import {
  getConversationFeedback,
  getGenericFeedback,
  listConversationFeedback,
  listGenericFeedback,
} from '../../api/admin/feedback';
import type { QueryOf } from '../../api/call';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { feedbackKeys } from './keys';

/** A page of the feedback on pages; the default list for an empty query (FBA-001, FBA-002). */
export const useGenericList = (query: QueryOf<typeof listGenericFeedback>) =>
  useCallQuery(feedbackKeys.list('generic', query), listGenericFeedback, { query }, cachePolicy.pageByPage);

/** A page of the reported conversations; the default list for an empty query (FBA-003, FBA-004). */
export const useConversationList = (query: QueryOf<typeof listConversationFeedback>) =>
  useCallQuery(
    feedbackKeys.list('conversation', query),
    listConversationFeedback,
    { query },
    cachePolicy.pageByPage,
  );

/** Whoever asks for what isn't there is led back to the list, where a toast says why (D-102). */
const leadingBackFrom = (id: number) =>
  ({
    ...cachePolicy.alwaysFresh,
    refusalBy: 'toast',
    // What is no number is no id: nobody has to be asked.
    enabled: Number.isInteger(id),
  }) as const;

/** One item of feedback on a page; null when there is none with this id (FBA-034, FBA-035). */
export const useGenericItem = (id: number) =>
  useCallQuery(
    feedbackKeys.item({ type: 'generic', id }),
    getGenericFeedback,
    { params: { id } },
    leadingBackFrom(id),
  );

/** One reported conversation with its session (FBA-036). */
export const useConversationItem = (id: number) =>
  useCallQuery(
    feedbackKeys.item({ type: 'conversation', id }),
    getConversationFeedback,
    { params: { id } },
    leadingBackFrom(id),
  );
