import { matchPath } from 'react-router-dom';
import { type ScreenId, screens } from './screens';

/** Whether a path is this screen's, however it is spelt: in capitals, or with a slash at its end. */
export const isScreen = (id: ScreenId, pathname: string): boolean =>
  matchPath(screens[id].path, pathname) !== null;
