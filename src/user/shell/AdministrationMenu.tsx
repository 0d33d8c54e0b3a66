import { Link, useMatch } from 'react-router-dom';
import { useAuth } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import { Menu } from '../../ui/Menu';
import { SafeLink } from '../../ui/SafeLink';
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
  const actions = [
    { name: 'Close session', ask: askToCloseSession, isShown: inChat.includes('edit:session') },
    { name: 'Clear chat history', ask: askToClearHistory, isShown: inChat.includes('delete:chat') },
  ].filter(({ isShown }) => isShown);
  const isStaff = permissions.includes('read:admin');

  if (!isStaff && newTabs.length === 0 && actions.length === 0) return null;
  return (
    <Menu label="Administration">
      {newTabs.map(({ name, path }) => (
        <li key={name}>
          <SafeLink className="dropdown-item" href={path}>
            {name}
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
      {actions.map(({ name, ask }) => (
        <li key={name}>
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
        </li>
      ))}
    </Menu>
  );
}
