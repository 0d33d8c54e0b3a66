import { RefreshCw } from 'lucide-react';
import type { GenericFeedbackList } from '../../../api/admin/feedback';
import type { CallFailure } from '../../../api/failure';
import { keepUnread } from '../../../api/list';
import { sortedBy } from '../../../shared/address/sortParams';
import { DownloadCsv } from '../../../shared/csv/DownloadCsv';
import type { PageReader } from '../../../shared/csv/readAllPages';
import type { CsvColumn } from '../../../shared/csv/toCsv';
import { useNavigateHere } from '../../../shared/navigation/useNavigateHere';
import { QueryView } from '../../../shared/query/QueryView';
import { SelectField } from '../../../ui/forms/SelectField';
import { IconButton } from '../../../ui/IconButton';
import { EmptyState } from '../../../ui/states/EmptyState';
import type { Column } from '../../../ui/table/columns';
import { Pager } from '../../../ui/table/Pager';
import { Table } from '../../../ui/table/Table';
import { usePageTurning } from '../../../ui/table/usePageTurning';
import { StaffPage } from '../../shared/StaffPage';
import { UnreadNote } from '../../shared/UnreadNote';
import { FeedbackTabs } from '../FeedbackTabs';
import { FilterCard } from './FilterCard';
import styles from './Overview.module.css';
import { SearchCard } from './SearchCard';
import { type FeedbackParams, type ListChoice, pageSizes, searchOf } from './useFeedbackParams';
import { rowId, useFocusOnRow } from './useFocusOnRow';

interface FeedbackOverviewProps<Item> {
  title: string;
  address: FeedbackParams;
  list: {
    data: (Omit<GenericFeedbackList, 'data'> & { data: Item[] }) | null | undefined;
    error: CallFailure | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch(): Promise<{ isSuccess: boolean }>;
  };
  columns: readonly Column<Item>[];
  /** What a file of the list holds, and how its pages are read. */
  csv: { columns: readonly CsvColumn<Item>[]; readPage: PageReader<Item> };
  /** What the search looks at. */
  textsOf(item: Item): readonly (string | number | null)[];
  /** The path of an item's details. */
  pathOf(id: number): string;
}

/** A list of feedback, page by page, filtered, sorted and searched (staff 2, Feedback overviews). */
export function FeedbackOverview<Item extends { id: number }>({
  title,
  address,
  list,
  columns,
  csv,
  textsOf,
  pathOf,
}: FeedbackOverviewProps<Item>) {
  const navigate = useNavigateHere();
  const { data, isFetching, refetch } = list;
  const choice = address.choiceOf(data);
  const { list: region, turning } = usePageTurning(list.isPlaceholderData);
  useFocusOnRow(data !== undefined);

  const choose = (changes: Partial<ListChoice>) => address.choose({ ...choice, page: 1, ...changes });
  // What is asked for again is asked for in full (FBA-002).
  const refresh = () => (address.isAsked ? refetch() : address.choose(choice, { replace: true }));
  const addressOf = ({ id }: Item) => pathOf(id) + searchOf(choice, address.search);
  const isFound = (item: Item) => textsOf(item).some((text) => String(text ?? '').includes(address.search));

  const readFound: PageReader<Item> = async (page, signal) => {
    const read = await csv.readPage(page, signal);
    return { ...read, items: keepUnread(read.items, read.items.filter(isFound)) };
  };

  return (
    <StaffPage
      title={title}
      actions={
        <>
          <DownloadCsv
            items={title.toLowerCase()}
            columns={csv.columns}
            rows={readFound}
            keyOf={({ id }) => id}
          />
          <IconButton
            label="Refresh"
            icon={<RefreshCw size={18} />}
            onClick={refresh}
            aria-busy={isFetching}
          />
        </>
      }
    >
      <FeedbackTabs />
      <QueryView query={list} loading="Loading the feedback" failed="The feedback could not be loaded">
        {(loaded) => (
          <>
            <div className={styles.cards}>
              <FilterCard options={loaded.filterInfoOptions} selected={choice} onSelect={choose} />
              <SearchCard searched={address.search} onSearch={address.searchFor} />
            </div>
            <UnreadNote items="items of feedback" list={loaded.data} />
            <div {...region}>
              <Table
                label={title}
                columns={columns}
                rows={loaded.data.filter(isFound)}
                keyOf={({ id }) => id}
                openIdOf={({ id }) => rowId(id)}
                onOpen={(item) => navigate(addressOf(item))}
                hrefOf={addressOf}
                sorted={choice}
                onSort={(key) => choose(sortedBy(key, choice))}
                empty={<NothingFound isSearched={loaded.data.length > 0} />}
              />
            </div>
            <div className={styles.paging}>
              <Pager
                page={loaded.pageInfo.page}
                pageCount={loaded.pageInfo.totalPages}
                isBusy={isFetching}
                onPage={turning((page) => choose({ page }))}
              />
              <SelectField
                label="Page Size"
                value={choice.size}
                disabled={isFetching}
                onChange={({ target }) => choose({ size: Number(target.value) })}
              >
                {pageSizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </SelectField>
            </div>
          </>
        )}
      </QueryView>
    </StaffPage>
  );
}

function NothingFound({ isSearched }: { isSearched: boolean }) {
  return isSearched ? (
    <EmptyState title="Nothing found" text="No row on this page has what you searched for." />
  ) : (
    <EmptyState title="No feedback" text="There is none, or the filters leave out all there is." />
  );
}
