import type { Permission } from '../../api/call';
import { type MenuGroup, screenIds, screenOf } from '../../shared/address/screens';
import { menuName } from '../shared/menuName';

interface MenuEntry {
  name: string;
  path: string;
}

interface AdminMenu {
  group: MenuGroup;
  entries: readonly MenuEntry[];
}

const groups: readonly MenuGroup[] = ['Chat Config', 'Users', 'Content', 'System', 'User data'];

/** The groups of the back-office with what a person may see of them; one without entries is left out (D-67). */
export function adminMenuFor(permissions: readonly Permission[]): AdminMenu[] {
  const visible = everyEntry.filter(({ permission }) => !permission || permissions.includes(permission));
  return groups
    .map((group) => ({ group, entries: visible.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}

/** What a person may not see of them, and the permission that each entry needs. */
export const adminMenuWithout = (permissions: readonly Permission[]) =>
  everyEntry.filter(({ permission }) => permission && !permissions.includes(permission));

const everyEntry = screenIds
  .map(screenOf)
  .flatMap((screen) =>
    screen.menu ? [{ ...screen, group: screen.menu.group, name: menuName(screen) }] : [],
  );
