import type { Permission } from '../../api/call';
import { type MenuGroup, screenIds, screenOf } from '../../shared/address/screens';

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
  const visible = screenIds.map(screenOf).flatMap(({ path, menu, permission }) => {
    const isShown = menu && (!permission || permissions.includes(permission));
    return isShown ? [{ ...menu, path }] : [];
  });
  return groups
    .map((group) => ({ group, entries: visible.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}
