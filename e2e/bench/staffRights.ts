import type { Permission } from '../../src/api/call';

/** What opens every screen that is measured. */
export const everything: Permission[] = [
  'read:admin',
  'read:chatstat',
  'read:devlog',
  'read:summary',
  'read:sharedData',
  'edit:prompts',
  'edit:modules',
  'edit:users',
  'edit:prospects',
  'edit:terms',
  'edit:userQuestionaire',
  'edit:scheduledTasks',
  'edit:settings',
  'edit:feedback',
];
