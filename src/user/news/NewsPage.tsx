import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { NewsItem } from '../../api/news';
import { idParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';
import { newest } from '../../shared/query/newest';
import { QueryView } from '../../shared/query/QueryView';
import { EmptyState } from '../../ui/states/EmptyState';
import { UserPage } from '../layout/UserPage';
import { NewsArticle } from './NewsArticle';
import { NewsPager } from './NewsPager';
import { useMarkItemRead, useNews } from './useNews';

const NewsAddress = v.object({ item: idParam });

/** The news, one item at a time (spec 2, News screen). */
export function NewsPage() {
  const news = useNews();
  return (
    <UserPage title="News">
      <QueryView query={newest(news)} loading="Loading the news" failed="The news could not be loaded">
        {(items) => <NewsItems items={items} />}
      </QueryView>
    </UserPage>
  );
}

function NewsItems({ items }: { items: readonly NewsItem[] }) {
  // In the address, so that a reload comes back to it; not a step of the history, so that Back leaves the news.
  const [{ item: chosenId }, change] = useSearchParamsState(NewsAddress);
  const [firstId] = useState(items[0]?.id);
  const shownId = chosenId ?? firstId;
  // By its id, not by its place: a newer item that comes in meanwhile moves the others along.
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === shownId),
  );
  const item = items[index];
  useReadOnOpening(item);

  if (!item)
    return <EmptyState title="No news." text="When there is something new, you will find it here." />;
  return (
    <>
      <NewsPager
        index={index}
        count={items.length}
        title={item.title}
        onChange={(next) => change({ item: items[next]?.id ?? null }, { replace: true, flushSync: true })}
      />
      <NewsArticle key={item.id} item={item} />
    </>
  );
}

/** An item counts as opened when it becomes the shown one; one that is read already makes no call (D-45). */
function useReadOnOpening(item: NewsItem | undefined) {
  const { mutate } = useMarkItemRead();
  const opened = useRef<number>(undefined);

  useEffect(() => {
    if (!item || item.id === opened.current) return;
    opened.current = item.id;
    if (!item.isRead) mutate({ params: { id: item.id } });
  }, [item, mutate]);
}
