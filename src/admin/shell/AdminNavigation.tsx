import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/context';
import { useLogout } from '../../auth/useLogout';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { Logo } from '../../ui/Logo';
import { Menu } from '../../ui/Menu';
import { NavigationFrame } from '../../ui/NavigationFrame';
import styles from './AdminNavigation.module.css';
import { adminMenuFor } from './adminMenu';

/** The bar of the back-office: a menu for each group, one open at a time, and Log out (staff 1). */
export function AdminNavigation() {
  const { permissions, roles } = useAuth();
  const logout = useLogout();
  const { pathname } = useLocation();

  const home = (fold: () => void) => (
    <Link className="bar-home me-3" to={paths.admin()} onClick={fold}>
      <Logo name={config.productName} /> <span className={styles.word}>Back-office</span>
    </Link>
  );

  return (
    <NavigationFrame label="Back-office" brand={home}>
      {(fold) => (
        <>
          {adminMenuFor(permissions).map(({ group, entries }) => (
            <Menu
              key={group}
              label={group}
              side="start"
              isCurrent={entries.some(({ path }) => matchPath({ path, end: false }, pathname))}
            >
              {entries.map((entry) => (
                <li key={entry.path}>
                  <NavLink className="dropdown-item" to={entry.path} onClick={fold}>
                    {entry.name}
                  </NavLink>
                </li>
              ))}
            </Menu>
          ))}
          {roles.includes('AppUser') && (
            <li className={styles.last}>
              <Link className="nav-link" to={paths.chat()} onClick={fold}>
                To the chat
              </Link>
            </li>
          )}
          <li className={styles.last}>
            <button type="button" className="nav-link" onClick={logout}>
              Log out
            </button>
          </li>
        </>
      )}
    </NavigationFrame>
  );
}
