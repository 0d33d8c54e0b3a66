import type { SignupSource } from '../../api/admin/signupSources';
import { DateTime } from '../../ui/DateTime';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { Author } from '../shared/Author';
import { SearchedTable } from '../shared/SearchedTable';
import { sourceIds } from './elementIds';
import styles from './SourceList.module.css';
import { useSignupSources } from './useSignupSources';

const columns: Column<SignupSource>[] = [
  { name: 'Source', cell: ({ source }) => <span className={styles.source}>{source}</span> },
  {
    name: 'Description',
    cell: ({ description }) => <span className={styles.description}>{description}</span>,
    isText: true,
  },
  { name: 'Max Auto-Signups', cell: ({ maxAutoSignups }) => maxAutoSignups, isNumeric: true },
  { name: 'Created By', cell: (source) => <Author of={source} /> },
  { name: 'Created At', cell: ({ createdAt }) => <DateTime iso={createdAt} /> },
];

const textsOf = ({ source, description, createdBy }: SignupSource) => [source, description, createdBy];

interface SourceListProps {
  onOpen(id: number): void;
  /** The address that names a source. */
  hrefOf(id: number): string;
}

/** The signup sources; a press on one opens it (SRC-002, SRC-003). */
export function SourceList({ onOpen, hrefOf }: SourceListProps) {
  return (
    <SearchedTable
      items="signup sources"
      query={useSignupSources({ isList: true })}
      columns={columns}
      textsOf={textsOf}
      openIdOf={({ id }) => sourceIds.open(id)}
      onOpen={({ id }) => onOpen(id)}
      hrefOf={({ id }) => hrefOf(id)}
      empty={
        <EmptyState
          title="No signup sources yet"
          text="Add one for each place where people find the link to sign up."
        />
      }
    />
  );
}
