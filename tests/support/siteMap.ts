import type { Permission } from '../../src/api/call';
import type { MenuGroup, ScreenId } from '../../src/shared/address/screens';

interface ExpectedScreen {
  path: string;
  title: string;
  /** Where the signed-out are sent; nowhere from what everybody may see. */
  signedOutTo?: 'login' | 'home';
  needs?: readonly Permission[];
  /** Where those end who lack the last of what it needs; left out where they stay, with a notice in its place. */
  refusedAt?: '/forbidden' | '/admin/prompts';
  menu?: { group: MenuGroup; name: string };
}

const staff = (title: string, path: string, permission?: Permission): ExpectedScreen => ({
  path,
  title,
  signedOutTo: 'login',
  needs: permission ? ['read:admin', permission] : ['read:admin'],
});
const developer = (title: string, path: string, permission: Permission): ExpectedScreen => ({
  path,
  title,
  signedOutTo: 'login',
  needs: [permission],
  refusedAt: '/forbidden',
});
const forbidden = { refusedAt: '/forbidden' } as const;
const toPrompts = { refusedAt: '/admin/prompts' } as const;

/**
 * The site map as the specification has it (spec 2, 6; staff 1, 2), once for all tests. A screen that is missing here is
 * an error of types; what the application's own table says is held against it.
 */
export const siteMap: Readonly<Record<Exclude<ScreenId, 'admin' | 'admin_feedback'>, ExpectedScreen>> = {
  home: { path: '/', title: 'Always someone to talk to' },
  signup: { path: '/signup', title: 'Sign up' },
  unsubscribe: { path: '/unsubscribe', title: 'Unsubscribe' },
  activate: { path: '/activate', title: 'Create your account' },
  noAccess: { path: '/noaccess', title: 'Be the First to Experience Something Amazing' },
  forbidden: { path: '/forbidden', title: 'No access to this page' },
  noService: { path: '/noservice', title: 'No connection' },

  chat: { path: '/chat', title: 'Chat', signedOutTo: 'login' },
  news: { path: '/news', title: 'News', signedOutTo: 'login' },
  profile: { path: '/profile', title: 'Edit your profile', signedOutTo: 'home' },
  profileQuestions: { path: '/profile/questions', title: 'Questions', signedOutTo: 'home' },
  termsAndConditions: {
    path: '/profile/termsAndConditions',
    title: 'Terms & Conditions',
    signedOutTo: 'home',
  },
  startQuestions: { path: '/startQuestions', title: 'Welcome', signedOutTo: 'home' },

  devlog: developer('Developer log', '/devlog', 'read:devlog'),
  costs: developer('Costs', '/costs', 'read:cost'),
  summaries: developer('Summaries', '/summaries', 'read:summary'),

  admin_prompts: {
    ...staff('Prompts', '/admin/prompts', 'edit:prompts'),
    menu: { group: 'Chat Config', name: 'Prompts' },
  },
  admin_modules: {
    ...staff('Modules', '/admin/modules', 'edit:modules'),
    menu: { group: 'Chat Config', name: 'Modules' },
  },
  admin_users: {
    ...staff('Users', '/admin/users', 'edit:users'),
    ...forbidden,
    menu: { group: 'Users', name: 'Users' },
  },
  admin_prospects: {
    ...staff('Prospects', '/admin/prospects', 'edit:prospects'),
    menu: { group: 'Users', name: 'Prospects' },
  },
  admin_signupSources: {
    ...staff('Signup sources', '/admin/signupsources'),
    ...forbidden,
    menu: { group: 'Users', name: 'Signup sources' },
  },
  admin_terms: {
    ...staff('Terms & Conditions', '/admin/terms', 'edit:terms'),
    ...forbidden,
    menu: { group: 'Content', name: 'Terms & Conditions' },
  },
  admin_questions: {
    ...staff('Questionaires', '/admin/questions', 'edit:userQuestionaire'),
    menu: { group: 'Content', name: 'Questionaires' },
  },
  admin_news: { ...staff('News', '/admin/news'), ...forbidden, menu: { group: 'Content', name: 'News' } },
  admin_jobs: {
    ...staff('Scheduled Jobs', '/admin/jobs', 'edit:scheduledTasks'),
    ...forbidden,
    menu: { group: 'System', name: 'Scheduled Jobs' },
  },
  admin_settings: {
    ...staff('Settings', '/admin/settings', 'edit:settings'),
    menu: { group: 'System', name: 'Settings' },
  },
  admin_audit: {
    ...staff('Audit trail', '/admin/audit'),
    ...forbidden,
    menu: { group: 'System', name: 'Audit trail' },
  },
  admin_sharedData: {
    ...staff('Shared data', '/admin/sharedData', 'read:sharedData'),
    menu: { group: 'User data', name: 'Shared data' },
  },
  admin_feedback_generic: {
    ...staff('Feedback', '/admin/feedback/generic', 'edit:feedback'),
    ...forbidden,
    // Its entry leads to /admin/feedback, and that here.
    menu: { group: 'User data', name: 'Feedback' },
  },
  admin_feedback_generic_details: {
    ...staff('Feedback', '/admin/feedback/generic/7', 'edit:feedback'),
    ...forbidden,
  },
  admin_feedback_conversation: {
    ...staff('Conversation feedback', '/admin/feedback/conversation', 'edit:feedback'),
    ...toPrompts,
  },
  admin_feedback_conversation_details: {
    ...staff('Conversation feedback', '/admin/feedback/conversation/7', 'edit:feedback'),
    ...toPrompts,
  },
  admin_feedback_scores: { ...staff('Scores', '/admin/feedback/scores', 'edit:feedback'), ...toPrompts },
};

/** The site map's screens in its order. */
export const expectedScreens: readonly ExpectedScreen[] = Object.values(siteMap);

/** The screens of the back-office. */
export const staffScreens = expectedScreens.filter(({ path }) => path.startsWith('/admin/'));

/** The screens of developers. */
export const developerScreens = expectedScreens.filter(
  ({ path, needs }) => needs && !path.startsWith('/admin/'),
);

/** The screens that every app user may open. */
export const userScreens = expectedScreens.filter(({ signedOutTo, needs }) => signedOutTo && !needs);

/** Every permission that opens something in the back-office. */
export const everyStaffPermission: readonly Permission[] = [
  ...new Set(staffScreens.flatMap(({ needs = [] }) => needs)),
];

/** The groups of the back-office's bar with their entries, and where each leads. */
export const menu: Readonly<Record<MenuGroup, Readonly<Record<string, string>>>> = {
  'Chat Config': entriesOf('Chat Config'),
  Users: entriesOf('Users'),
  Content: entriesOf('Content'),
  System: entriesOf('System'),
  'User data': entriesOf('User data'),
};

function entriesOf(group: MenuGroup) {
  return Object.fromEntries(
    staffScreens.flatMap(({ menu: entry, path }) => (entry?.group === group ? [[entry.name, path]] : [])),
  );
}
