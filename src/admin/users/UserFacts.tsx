import type { AdminUser } from '../../api/admin/users';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { DateTime } from '../../ui/DateTime';
import { DescriptionList } from '../../ui/DescriptionList';
import { LoadingState } from '../../ui/states/LoadingState';
import { NoValue } from '../../ui/table/NoValue';
import { EmailText } from '../shared/EmailText';
import { RoleIcon } from './RoleIcon';
import styles from './Users.module.css';
import { useUserRoles } from './useUsers';

/** What is known of a user; the roles are asked for (USR-020, USR-021). */
export function UserFacts({ user: { id, email, createdAt, languagePreference } }: { user: AdminUser }) {
  return (
    <DescriptionList
      className={styles.facts}
      facts={[
        ['Email', <EmailText key="email" email={email} />],
        ['Created', <DateTime key="created" iso={createdAt} />],
        ['Language preference', languagePreference ?? 'Not chosen'],
        ['Roles', <Roles key="roles" userId={id} />],
      ]}
    />
  );
}

function Roles({ userId }: { userId: AdminUser['id'] }) {
  const roles = useUserRoles(userId);
  if (roles.isPending) return <LoadingState label="Loading the roles" />;
  return (
    <>
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
    </>
  );
}
