import type { Permission } from '../../api/call';
import { paths } from '../../shared/address/paths';

interface MenuEntry {
  name: string;
  path: string;
  /** What shows the entry; left out where it always shows. */
  permission?: Permission;
}

interface MenuGroup {
  name: string;
  entries: readonly MenuEntry[];
}

/** The groups of the back-office and what shows their entries (staff 1; OPEN-66). */
export const menuGroups: readonly MenuGroup[] = [
  {
    name: 'Chat Config',
    entries: [
      { name: 'Prompts', path: paths.admin_prompts(), permission: 'edit:prompts' },
      { name: 'Modules', path: paths.admin_modules(), permission: 'edit:modules' },
    ],
  },
  {
    name: 'Users',
    entries: [
      { name: 'Users', path: paths.admin_users(), permission: 'edit:users' },
      { name: 'Prospects', path: paths.admin_prospects(), permission: 'edit:prospects' },
      { name: 'Signup sources', path: paths.admin_signupSources() },
    ],
  },
  {
    name: 'Content',
    entries: [
      { name: 'Terms & Conditions', path: paths.admin_terms(), permission: 'edit:terms' },
      { name: 'Questionaires', path: paths.admin_questions(), permission: 'edit:userQuestionaire' },
      { name: 'News', path: paths.admin_news() },
    ],
  },
  {
    name: 'System',
    entries: [
      { name: 'Scheduled Jobs', path: paths.admin_jobs(), permission: 'edit:scheduledTasks' },
      { name: 'Settings', path: paths.admin_settings(), permission: 'edit:settings' },
    ],
  },
  {
    name: 'User data',
    entries: [
      { name: 'Shared data', path: paths.admin_sharedData(), permission: 'read:sharedData' },
      { name: 'Feedback', path: paths.admin_feedback(), permission: 'edit:feedback' },
    ],
  },
];

/** The groups with what a person may see of them; one without entries is left out (OPEN-67). */
export function groupsFor(permissions: readonly Permission[]): MenuGroup[] {
  return menuGroups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ permission }) => !permission || permissions.includes(permission)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether a page is the entry's own or lies beneath it. */
export const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);
