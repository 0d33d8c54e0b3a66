import type { SignupSource } from '../../api/admin/signupSources';
import { QueryFailure } from '../../app/QueryFailure';
import { EmptyLook } from '../../ui/FailedLook';
import { Waiting } from '../../ui/Spinner';
import { type Column, Table } from '../../ui/table/Table';
import { When } from '../../ui/When';
import { openId } from './elementIds';
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
  { name: 'Created By', cell: ({ createdBy }) => createdBy },
  { name: 'Created At', cell: ({ createdAt }) => <When iso={createdAt} /> },
];

/** The signup sources; a press on one opens it (SRC-002, SRC-003). */
export function SourceList({ onOpen }: { onOpen(id: number): void }) {
  const sources = useSignupSources({ isList: true });
  return (
    <>
      {sources.isPending && <Waiting label="Loading the signup sources" />}
      {sources.isError && <QueryFailure query={sources} title="The signup sources could not be loaded" />}
      {sources.data && (
        <Table
          label="Signup sources"
          columns={columns}
          rows={sources.data.signupSources}
          keyOf={({ id }) => id}
          openIdOf={({ id }) => openId(id)}
          onOpen={({ id }) => onOpen(id)}
          empty={
            <EmptyLook
              title="No signup sources yet"
              text="Add one for each place where people find the link to sign up."
            />
          }
        />
      )}
    </>
  );
}
