import { ExternalLink } from 'lucide-react';
import { Link, useMatch } from 'react-router-dom';
import { useAuth } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import { classes } from '../../ui/classes';
import { Menu } from '../../ui/Menu';
import { SafeLink } from '../../ui/SafeLink';
import styles from './AdministrationMenu.module.css';
import { useSessionActions } from './useSessionActions';

/**
 * The 'Administration' dropdown. Each entry shows with its permission, five of them in chat only; the dropdown shows
 * when at least one entry does (spec 6; D-7).
 *
 * @param onChoice an entry was chosen that leads to another page or dialog
 */
export function AdministrationMenu({ onChoice }: { onChoice(): void }) {
  const { permissions } = useAuth();
  const isChat = useMatch(paths.chat()) !== null;
  const { askToCloseSession, askToClearHistory } = useSessionActions();

  const inChat = isChat ? permissions : [];
  const newTabs = [
    { name: 'Dev Log', path: paths.devlog(), isShown: inChat.includes('read:devlog') },
    { name: 'Cost', path: paths.costs(), isShown: inChat.includes('read:cost') },
    { name: 'Summaries', path: paths.summaries(), isShown: inChat.includes('read:summary') },
  ].filter(({ isShown }) => isShown);
  const mayClose = inChat.includes('edit:session');
  const mayClear = inChat.includes('delete:chat');
  const isStaff = permissions.includes('read:admin');

  if (!isStaff && newTabs.length === 0 && !mayClose && !mayClear) return null;
  const action = (name: string, ask: () => Promise<void>) => (
    <button
      type="button"
      className="dropdown-item"
      onClick={() => {
        onChoice();
        void ask();
      }}
    >
      {name}
    </button>
  );

  return (
    <Menu label="Administration">
      {newTabs.map(({ name, path }) => (
        <li key={name}>
          <SafeLink
            className={classes('dropdown-item', styles.newTab)}
            href={path}
            title="Opens in a new tab"
          >
            {name}
            <ExternalLink aria-hidden size={14} />
          </SafeLink>
        </li>
      ))}
      {isStaff && (
        <li>
          <Link className="dropdown-item" to={paths.admin()} onClick={onChoice}>
            Administration
          </Link>
        </li>
      )}
      {mayClose && <li>{action('Close session', askToCloseSession)}</li>}
      {mayClear && (
        <li className={classes('dropdown-danger', styles.apart)}>
          {action('Clear chat history', askToClearHistory)}
        </li>
      )}
    </Menu>
  );
}
