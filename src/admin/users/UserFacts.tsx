import type { AdminUser } from '../../api/admin/users';
import { QueryView } from '../../shared/query/QueryView';
import { DateTime } from '../../ui/DateTime';
import { DescriptionList } from '../../ui/DescriptionList';
import { RetryButton } from '../../ui/states/RetryButton';
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
  const { error } = roles;
  // A line among others: the usual notice would fill the dialog.
  if (error && (roles.data === undefined || error.isFinal)) {
    return (
      <span className={styles.rolesFailed}>
        {error.status === 403 ? 'You do not have access to the roles.' : 'The roles could not be loaded.'}
        {!error.isFinal && (
          <RetryButton
            variant="quiet"
            busy={roles.isFetching}
            notBefore={error.retryAt}
            onRetry={() => void roles.refetch()}
          />
        )}
      </span>
    );
  }
  return (
    <QueryView
      query={roles}
      isLine
      loading="Loading the roles"
      failed="The roles could not be loaded"
      empty={<NoValue />}
    >
      {(loaded) => (
        <ul className={styles.roles}>
          {loaded.map(({ name }) => (
            <li key={name} className={`badge ${styles.roleBadge}`}>
              <RoleIcon role={name} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
