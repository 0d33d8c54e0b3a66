import { useEffect, useRef, useState } from 'react';
import type { NewsItem } from '../../api/news';
import { newest } from '../../shared/query/newest';
import { QueryView } from '../../shared/query/QueryView';
import { EmptyState } from '../../ui/states/EmptyState';
import { UserPage } from '../layout/UserPage';
import { NewsArticle } from './NewsArticle';
import { NewsPager } from './NewsPager';
import { useMarkItemRead, useNews } from './useNews';

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
  const [shownId, setShownId] = useState(items[0]?.id);
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
        onChange={(next) => setShownId(items[next]?.id)}
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
