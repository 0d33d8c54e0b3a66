import { useMemo, useState } from 'react';
import { type AdminNewsItem, listAllNews } from '../../api/admin/news';
import type { FirstCalls } from '../../shared/query/askAhead';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Dialog } from '../../ui/dialogs/Dialog';
import { SafeHtml } from '../../ui/SafeHtml';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { SearchedTable } from '../shared/SearchedTable';
import { StaffPage } from '../shared/StaffPage';
import { allNewsKeys } from './keys';
import { useAllNews, useRefreshNews } from './useAllNews';

/** The news that users read, taken over from WordPress (staff 2, News). */
export function NewsPage() {
  const news = useAllNews();
  const refresh = useRefreshNews();
  const [shown, setShown] = useState<AdminNewsItem | null>(null);
  const [isOpen, setOpen] = useState(false);

  const columns = useMemo(
    () =>
      columnsWith((item) => {
        setShown(item);
        setOpen(true);
      }),
    [],
  );

  return (
    <StaffPage
      title="News"
      actions={
        <Button variant="outline" isForOnePress busy={refresh.isPending} onClick={() => refresh.mutate({})}>
          Refresh news from WordPress
        </Button>
      }
    >
      <SearchedTable
        items="news"
        query={news}
        columns={columns}
        textsOf={textsOf}
        empty={<EmptyState title="No news yet" text="Refresh the news to take over what WordPress holds." />}
      />
      <Dialog title={shown?.title ?? ''} show={isOpen} size="lg" onClose={() => setOpen(false)}>
        {shown && <SafeHtml html={shown.content} images />}
      </Dialog>
    </StaffPage>
  );
}

const textsOf = ({ title, author }: AdminNewsItem) => [title, author];

const columnsWith = (onView: (item: AdminNewsItem) => void): Column<AdminNewsItem>[] => [
  { name: 'Title', cell: ({ title }) => title, isText: true },
  { name: 'Created', cell: ({ createdAt }) => <DateTime iso={createdAt} /> },
  { name: 'Modified', cell: ({ modifiedAt }) => <DateTime iso={modifiedAt} /> },
  { name: 'Author', cell: ({ author }) => author },
  {
    name: 'View',
    isAction: true,
    cell: (item) => (
      <Button variant="quiet" aria-label={`View ${item.title}`} onClick={() => onView(item)}>
        View
      </Button>
    ),
  },
];

export const firstCalls: FirstCalls = (ask) => ask(allNewsKeys.list(), listAllNews);
