/** The numbers to show, with a name for each gap between them. */
export function pagesAround(page: number, pageCount: number): (number | 'gap before' | 'gap after')[] {
  const first = Math.max(2, page - 1);
  const last = Math.min(pageCount - 1, page + 1);
  const middle = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (['gap before'] as const) : []),
    ...middle,
    ...(last < pageCount - 1 ? (['gap after'] as const) : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ];
}
