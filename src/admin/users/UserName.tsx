import type { AdminUser } from '../../api/admin/users';
import { hasIcon, RoleIcon } from './RoleIcon';
import styles from './Users.module.css';

/** A user's name, with a picture for each role that has one. */
export function UserName({ user: { name, roles } }: { user: AdminUser }) {
  return (
    <span className={styles.name}>
      {name}
      {roles
        .filter((role) => hasIcon(role.name))
        .map((role) => (
          <span key={role.name} className={styles.role} title={role.name}>
            <RoleIcon role={role.name} />
            <span className="visually-hidden">, {role.name}</span>
          </span>
        ))}
    </span>
  );
}
