import { useMemo } from 'react';
import { listProspects, type Prospect } from '../../api/admin/prospects';
import type { FirstCalls } from '../../shared/query/askAhead';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { NoValue } from '../../ui/table/NoValue';
import { EmailText } from '../shared/EmailText';
import { QueryTable } from '../shared/QueryTable';
import { StaffPage } from '../shared/StaffPage';
import { useFocusLater } from '../shared/useFocusLater';
import { refreshId, removeButtonId } from './elementIds';
import { prospectsKeys } from './keys';
import { ProspectActions } from './ProspectActions';
import styles from './Prospects.module.css';
import { useProspects } from './useProspects';

/** Those who signed up and which mails they got (staff 2, Prospects). */
export function ProspectsPage() {
  const prospects = useProspects();
  const focusLater = useFocusLater();
  const columns = useMemo(() => columnsWith(focusLater), [focusLater]);

  return (
    <StaffPage
      title="Prospects"
      aside={<span role="status">{prospects.data && counted(prospects.data.length)}</span>}
      actions={
        <Button
          id={refreshId}
          variant="outline"
          busy={prospects.isRefetching}
          onClick={() => void prospects.refetch()}
        >
          Refresh
        </Button>
      }
    >
      <QueryTable
        items="prospects"
        isDense
        query={prospects}
        columns={columns}
        controlIdsOf={({ id }) => [removeButtonId(id)]}
        empty={<EmptyState title="No prospects yet" text="Whoever signs up on the site appears here." />}
      />
    </StaffPage>
  );
}

const columnsWith = (focusLater: (id: string) => void): Column<Prospect>[] => [
  { name: 'Name', cell: ({ name }) => <span className={styles.name}>{name}</span> },
  { name: 'Email', cell: ({ email }) => <EmailText email={email} /> },
  { name: 'Created', cell: ({ createdAt }) => <DateTime iso={createdAt} /> },
  { name: 'Source', cell: ({ source }) => source },
  {
    name: 'Actions',
    isAction: true,
    cell: (prospect) => <ProspectActions prospect={prospect} focusLater={focusLater} />,
  },
  { name: 'First invite', cell: ({ firstMail }) => <Sent at={firstMail} /> },
  { name: 'Second invite', cell: ({ secondMail }) => <Sent at={secondMail} /> },
  { name: 'Third invite', cell: ({ thirdMail }) => <Sent at={thirdMail} /> },
];

const Sent = ({ at }: { at: string | null }) => (at ? <DateTime iso={at} /> : <NoValue />);

const counted = (total: number) => (total === 1 ? '1 prospect' : `${total} prospects`);

export const firstCalls: FirstCalls = (ask) => ask(prospectsKeys.list(), listProspects);
