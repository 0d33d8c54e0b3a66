import { useState } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import { useLogout } from '../../auth/useLogout';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { Logo } from '../../ui/Logo';
import { lazyPart } from '../../ui/lazyPart';
import { Menu } from '../../ui/Menu';
import { NavigationFrame } from '../../ui/NavigationFrame';
import { ThemeEntry } from '../../ui/theme/ThemeEntry';
import { AdministrationMenu } from './AdministrationMenu';
import { useQuestionMarkKey } from './questionMarkKey';

const FeedbackDialog = lazyPart(async () => (await import('../feedback/FeedbackDialog')).FeedbackDialog);
const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

const profileEntries = [
  { name: 'Edit profile', path: paths.profile() },
  { name: 'Questions', path: paths.profileQuestions() },
  { name: 'Terms & Conditions', path: paths.termsAndConditions() },
];

/** The navigation bar of the signed-in area (spec 2, Signed-in shell). */
export function NavigationBar() {
  const logout = useLogout();
  const { pathname, search } = useLocation();
  const [isFeedbackOpen, setFeedbackOpen] = useState(false);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const openShortcuts = () => setShortcutsOpen(true);
  useQuestionMarkKey(openShortcuts);

  const home = (fold: () => void) => (
    <Link className="bar-home me-3" to={paths.chat()} onClick={fold}>
      <Logo name={config.productName} />
    </Link>
  );

  return (
    <>
      <NavigationFrame label="Main" brand={home}>
        {(fold) => (
          <>
            <AdministrationMenu onChoice={fold} />
            <li className="nav-item">
              <button type="button" className="nav-link" onClick={() => setFeedbackOpen(true)}>
                Feedback
              </button>
            </li>
            <li className="nav-item">
              <NavLink className="nav-link" to={paths.news()} onClick={fold}>
                News
              </NavLink>
            </li>
            <Menu label="Profile" isCurrent={profileEntries.some(({ path }) => matchPath(path, pathname))}>
              {profileEntries.map(({ name, path }) => (
                <li key={path}>
                  <NavLink className="dropdown-item" to={path} end onClick={fold}>
                    {name}
                  </NavLink>
                </li>
              ))}
              <li>
                <button type="button" className="dropdown-item" onClick={logout}>
                  Log out
                </button>
              </li>
              <ThemeEntry />
              <li>
                <button type="button" className="dropdown-item" onClick={openShortcuts}>
                  Keyboard shortcuts
                </button>
              </li>
            </Menu>
          </>
        )}
      </NavigationFrame>
      {areShortcutsOpen && <ShortcutsDialog onClose={() => setShortcutsOpen(false)} />}
      {isFeedbackOpen && <FeedbackDialog page={pathname + search} onClose={() => setFeedbackOpen(false)} />}
    </>
  );
}
