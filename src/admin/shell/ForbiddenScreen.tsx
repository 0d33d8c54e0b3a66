import { Link, matchPath, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/context';
import { screenIds, screenOf } from '../../shared/address/screens';
import { Details } from '../../ui/disclosure/Details';
import { ForbiddenState } from '../../ui/states/ForbiddenState';
import { adminMenuFor, adminMenuWithout } from './adminMenu';
import styles from './ForbiddenScreen.module.css';

/** Stands in for a screen of the back-office that a person may not open: what it needs, and what they may open (D-150). */
export function ForbiddenScreen() {
  const { permissions } = useAuth();
  const { pathname } = useLocation();
  const needed = screenIds.map(screenOf).find(({ path }) => matchPath(path, pathname))?.permission;
  const open = adminMenuFor(permissions).flatMap(({ entries }) => entries);
  const closed = adminMenuWithout(permissions);

  return (
    <ForbiddenState
      heading="h1"
      title="Sorry! You do not have access to this page."
      text={
        <>{needed && `It needs the permission ${needed}. `}Whoever looks after accounts can give it to you.</>
      }
    >
      <div className={styles.rooms}>
        <section aria-labelledby="open-rooms">
          <h2 id="open-rooms">What you can open</h2>
          <ul>
            {open.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
        <Details summary="What else there is, and the permission it needs">
          <ul>
            {closed.map(({ name, permission }) => (
              <li key={name}>
                {name}: <code>{permission}</code>
              </li>
            ))}
          </ul>
        </Details>
      </div>
    </ForbiddenState>
  );
}
