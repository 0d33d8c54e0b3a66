import type { AdminUser } from '../../api/admin/users';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { DateTime } from '../../ui/DateTime';
import { LoadingState } from '../../ui/states/LoadingState';
import { NoValue } from '../../ui/table/NoValue';
import { EmailText } from '../shared/EmailText';
import { RoleIcon } from './RoleIcon';
import styles from './Users.module.css';
import { useUserRoles } from './useUsers';

/** What is known of a user; the roles are asked for (USR-020, USR-021). */
export function UserFacts({ user: { id, email, createdAt, languagePreference } }: { user: AdminUser }) {
  const roles = useUserRoles(id);
  return (
    <dl className={styles.facts}>
      <dt>Email</dt>
      <dd>
        <EmailText email={email} />
      </dd>
      <dt>Created</dt>
      <dd>
        <DateTime iso={createdAt} />
      </dd>
      <dt>Language preference</dt>
      <dd>{languagePreference ?? 'Not chosen'}</dd>
      <dt>Roles</dt>
      <dd>
        {roles.isPending && <LoadingState label="Loading the roles" />}
        {roles.isError && <QueryFailure query={roles} title="The roles could not be loaded" />}
        {roles.data?.length === 0 && <NoValue />}
        {roles.data && roles.data.length > 0 && (
          <ul className={styles.roles}>
            {roles.data.map(({ name }) => (
              <li key={name} className={`badge ${styles.roleBadge}`}>
                <RoleIcon role={name} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </dd>
    </dl>
  );
}
