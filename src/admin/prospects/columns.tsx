import type { Prospect } from '../../api/admin/prospects';
import type { CsvColumn } from '../../shared/csv/toCsv';
import { DateTime } from '../../ui/DateTime';
import type { Column } from '../../ui/table/columns';
import { NoValue } from '../../ui/table/NoValue';
import { EmailText } from '../shared/EmailText';
import { ProspectActions } from './ProspectActions';
import { ProspectName } from './ProspectName';

/** The columns of the table. */
export const prospectColumns = (focusLater: (id: string) => void): Column<Prospect>[] => [
  { name: 'Name', sortKey: 'name', cell: (prospect) => <ProspectName prospect={prospect} /> },
  { name: 'Email', sortKey: 'email', cell: ({ email }) => <EmailText email={email} /> },
  { name: 'Created', sortKey: 'createdAt', cell: ({ createdAt }) => <DateTime iso={createdAt} /> },
  { name: 'Source', sortKey: 'source', cell: ({ source }) => source },
  {
    name: 'Actions',
    isAction: true,
    cell: (prospect) => <ProspectActions prospect={prospect} focusLater={focusLater} />,
  },
  { name: 'First invite', sortKey: 'firstMail', cell: ({ firstMail }) => <Sent at={firstMail} /> },
  { name: 'Second invite', cell: ({ secondMail }) => <Sent at={secondMail} /> },
  { name: 'Third invite', cell: ({ thirdMail }) => <Sent at={thirdMail} /> },
];

const Sent = ({ at }: { at: string | null }) => (at ? <DateTime iso={at} /> : <NoValue />);

export const prospectCsv: CsvColumn<Prospect>[] = [
  { name: 'Name', value: ({ name }) => name },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Created', value: ({ createdAt }) => createdAt },
  { name: 'Source', value: ({ source }) => source },
  { name: 'First invite', value: ({ firstMail }) => firstMail },
  { name: 'Second invite', value: ({ secondMail }) => secondMail },
  { name: 'Third invite', value: ({ thirdMail }) => thirdMail },
];
