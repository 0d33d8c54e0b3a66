import * as v from 'valibot';
import type { GenericFeedbackList } from '../../../api/admin/feedback';
import type { SortOrder } from '../../../api/page';
import { sortParams } from '../../../shared/address/sortParams';
import { textParam, useSearchParamsState } from '../../../shared/address/useSearchParamsState';

export const pageSizes = [10, 25, 50] as const;
const sortFields = ['FeedbackType', 'Page', 'State', 'CreatedAt', 'UpdatedAt', 'Trello'] as const;

const texts = v.fallback(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text) => [text]),
    ),
    v.array(v.string()),
  ]),
  [],
);
const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));

const Address = v.object({
  type: texts,
  status: texts,
  ...sortParams(sortFields),
  page: v.fallback(v.nullable(number), null),
  size: v.fallback(v.nullable(v.pipe(number, v.picklist(pageSizes))), null),
  /** What the loaded page is searched for; empty for nothing. */
  search: textParam,
});

/** What of a list is asked for: which items, in what order, which page. */
export interface ListChoice {
  feedbackType: readonly string[];
  status: readonly string[];
  sort: string;
  order: SortOrder;
  page: number;
  size: number;
}

type ListReply = Omit<GenericFeedbackList, 'data'>;

/**
 * What an overview shows, kept in the address. An address that says nothing of the list asks for the default one, whose
 * choices the server tells (D-96).
 */
export function useFeedbackParams() {
  const [address, change] = useSearchParamsState(Address);
  const { type, status, sort, order, page, size, search } = address;
  const isAsked =
    type.length + status.length > 0 || sort !== null || order !== null || page !== null || size !== null;

  /** What is asked for, as far as it is known: the reply says it where the address does not. */
  const choiceOf = (reply: ListReply | null | undefined): ListChoice => {
    const { selectFilters, selectedSortInfo, pageInfo } = reply ?? {};
    if (isAsked || !selectFilters || !selectedSortInfo || !pageInfo) {
      return {
        feedbackType: type,
        status,
        sort: sort ?? 'CreatedAt',
        order: order ?? 'Asc',
        page: page ?? 1,
        size: size ?? 10,
      };
    }
    return {
      ...selectFilters,
      sort: selectedSortInfo.sortDirection,
      order: selectedSortInfo.sortOrder,
      page: pageInfo.page,
      size: pageInfo.pageSize,
    };
  };

  const { feedbackType, ...asked } = choiceOf(null);
  return {
    isAsked,
    search,
    choiceOf,
    /** The query of the list; empty for the default one. */
    query: isAsked
      ? {
          FeedbackType: feedbackType.length > 0 ? [...feedbackType] : undefined,
          Status: asked.status.length > 0 ? [...asked.status] : undefined,
          sortOrder: asked.order,
          sortDirection: asked.sort,
          page: asked.page,
          pageSize: pageSizes.find((each) => each === asked.size),
        }
      : {},
    /** Asks for something else. */
    choose: (choice: ListChoice, options?: { replace: boolean }) =>
      change(parametersOf(choice), { ...options, flushSync: true }),
    searchFor: (text: string) => change({ search: text || null }),
  };
}

export type FeedbackParams = ReturnType<typeof useFeedbackParams>;

const parametersOf = ({ feedbackType, ...rest }: ListChoice) => ({ type: feedbackType, ...rest });

/** The address part of a choice and a search, by which the details find back to their list. */
export function searchOf(choice: ListChoice, search: string): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(parametersOf(choice))) {
    for (const each of Array.isArray(value) ? value : [value]) parameters.append(name, String(each));
  }
  if (search) parameters.append('search', search);
  return `?${parameters}`;
}
