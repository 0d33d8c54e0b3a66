import { keepPreviousData } from '@tanstack/react-query';
import {
  type FeedbackType,
  getConversationFeedback,
  getGenericFeedback,
  listConversationFeedback,
  listGenericFeedback,
} from '../../api/admin/feedback';
import type { QueryOf } from '../../api/call';
import { useCallQuery } from '../../shared/query/queries';

/** The key of everything that is known of a list of feedback. */
export const feedbackKey = (type: FeedbackType) => ['admin', 'feedback', type];
export const itemKey = (type: FeedbackType, id: number) => [...feedbackKey(type), 'item', id];

/** While another page loads, the one before it stays. Somebody else may have moved an item at any time. */
const listExtras = { placeholderData: keepPreviousData, staleTime: 0 };
const itemExtras = { staleTime: 0 };

/** A page of the feedback on pages; the default list for an empty query (FBA-001, FBA-002). */
export const useGenericList = (query: QueryOf<typeof listGenericFeedback>) =>
  useCallQuery([...feedbackKey('generic'), 'list', query], listGenericFeedback, { query }, listExtras);

/** A page of the reported conversations; the default list for an empty query (FBA-003, FBA-004). */
export const useConversationList = (query: QueryOf<typeof listConversationFeedback>) =>
  useCallQuery(
    [...feedbackKey('conversation'), 'list', query],
    listConversationFeedback,
    { query },
    listExtras,
  );

/** One item of feedback on a page; null when there is none with this id (FBA-034, FBA-035). */
export const useGenericItem = (id: number) =>
  useCallQuery(itemKey('generic', id), getGenericFeedback, { params: { id } }, itemExtras);

/** One reported conversation with its session (FBA-036). */
export const useConversationItem = (id: number) =>
  useCallQuery(itemKey('conversation', id), getConversationFeedback, { params: { id } }, itemExtras);
