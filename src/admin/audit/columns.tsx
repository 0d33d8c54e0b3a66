import type { AuditEntry } from '../../api/admin/audit';
import { DateTime } from '../../ui/DateTime';
import type { Column } from '../../ui/table/columns';
import { EmailText } from '../shared/EmailText';
import styles from './Audit.module.css';
import { Changes } from './Changes';
import { actionName, featureName } from './names';

/** The columns of the audit trail. */
export const columns: Column<AuditEntry>[] = [
  { name: 'When', cell: ({ createdAt }) => <DateTime iso={createdAt} /> },
  {
    name: 'Who',
    cell: ({ actor: { name, email } }) => (
      <>
        {name}
        {email !== '' && email !== name && (
          <small className={styles.email}>
            <EmailText email={email} />
          </small>
        )}
      </>
    ),
  },
  { name: 'Area', cell: ({ feature }) => featureName(feature) },
  {
    name: 'What was done',
    isText: true,
    cell: ({ action, subject, person }) => (
      <>
        {actionName(action)}: {person ? <EmailText email={person} /> : subject}
      </>
    ),
  },
  { name: 'From what to what', isText: true, cell: ({ changes }) => <Changes changes={changes} /> },
];
