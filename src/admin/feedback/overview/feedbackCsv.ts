import {
  type ConversationFeedbackRow,
  type GenericFeedbackItem,
  listConversationFeedback,
  listGenericFeedback,
} from '../../../api/admin/feedback';
import type { QueryOf } from '../../../api/call';
import type { PageReader, ReadPage } from '../../../shared/csv/readAllPages';
import type { CsvColumn } from '../../../shared/csv/toCsv';
import { useClient } from '../../../shared/query/useClient';

type Head = ConversationFeedbackRow | GenericFeedbackItem;

const head: CsvColumn<Head>[] = [
  { name: 'State', value: ({ state }) => state },
  { name: 'Created At', value: ({ createdAt }) => createdAt },
  { name: 'Updated At', value: ({ updatedAt }) => updatedAt },
  { name: 'Trello', value: ({ trelloId }) => trelloId },
  { name: 'Feedback', value: ({ feedback }) => feedback },
];
const number: CsvColumn<Head> = { name: '#', value: ({ id }) => id };

/** The tables' columns in a file, and the feedback itself. */
export const conversationCsv: CsvColumn<ConversationFeedbackRow>[] = [number, ...head];
export const genericCsv: CsvColumn<GenericFeedbackItem>[] = [
  number,
  { name: 'Category', value: ({ category }) => category },
  { name: 'Page', value: ({ page }) => page },
  ...head,
];

/** The greatest that a page can have, so that a file takes few calls. */
const pageSize = 50;

/** Reads all feedback on pages that the filters leave, in the list's order. */
export function useGenericPages(query: QueryOf<typeof listGenericFeedback>): PageReader<GenericFeedbackItem> {
  const client = useClient();
  return async (page, signal) => {
    const sent = { query: { ...query, page, pageSize } as const };
    const { data } = await client.sendOrThrow(listGenericFeedback, sent, { signal, toast: false });
    return pageOf(data, page);
  };
}

/** The same for the reported conversations. */
export function useConversationPages(
  query: QueryOf<typeof listConversationFeedback>,
): PageReader<ConversationFeedbackRow> {
  const client = useClient();
  return async (page, signal) => {
    const sent = { query: { ...query, page, pageSize } as const };
    const { data } = await client.sendOrThrow(listConversationFeedback, sent, { signal, toast: false });
    return pageOf(data, page);
  };
}

function pageOf<Item>(
  reply: { data: readonly Item[]; pageInfo: { totalPages: number } } | null,
  page: number,
): ReadPage<Item> {
  const pageCount = reply?.pageInfo.totalPages ?? 0;
  return { items: reply?.data ?? [], isLast: page >= pageCount, pageCount };
}
