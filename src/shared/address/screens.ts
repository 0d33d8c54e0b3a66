import type { Permission } from '../../api/call';

/** What the site map says of a screen (spec 2, Route table; staff 2, Routes). */
export interface Screen {
  /** Its path; `:id` stands for a number. */
  path: `/${string}`;
  /** Its own heading, which the page's title begins with; none where another screen shows in its place. */
  title?: string;
  /** What it needs beyond what the frame around it needs. */
  permission?: Permission;
  /** Where those go who lack the permission; `inPlace`: they keep the frame, with a notice (D-68, D-70). */
  refusedTo?: 'inPlace' | 'forbidden' | 'admin';
  /** Its entry in the back-office's bar (staff 1; D-66); called as its title is, unless it has a name of its own. */
  menu?: { group: MenuGroup; name?: string };
}

export type MenuGroup = 'Chat Config' | 'Users' | 'Content' | 'System' | 'User data';

/** Every screen, once: its path, title, permission and menu entry; in each group of the menu in this order. */
export const screens = {
  home: { path: '/' },
  signup: { path: '/signup', title: 'Sign up' },
  unsubscribe: { path: '/unsubscribe', title: 'Unsubscribe' },
  activate: { path: '/activate', title: 'Create your account' },
  noAccess: { path: '/noaccess', title: 'Be the First to Experience Something Amazing' },
  forbidden: { path: '/forbidden', title: 'No access to this page' },
  noService: { path: '/noservice', title: 'No connection' },

  chat: { path: '/chat', title: 'Chat' },
  news: { path: '/news', title: 'News' },
  profile: { path: '/profile', title: 'Edit your profile' },
  profileQuestions: { path: '/profile/questions', title: 'Questions' },
  termsAndConditions: { path: '/profile/termsAndConditions', title: 'Terms & Conditions' },
  startQuestions: { path: '/startQuestions', title: 'Welcome' },

  devlog: {
    path: '/devlog',
    title: 'Developer log',
    permission: 'read:devlog',
    refusedTo: 'forbidden',
  },
  costs: {
    path: '/costs',
    title: 'Costs',
    permission: 'read:cost',
    refusedTo: 'forbidden',
  },
  summaries: {
    path: '/summaries',
    title: 'Summaries',
    permission: 'read:summary',
    refusedTo: 'forbidden',
  },

  admin: { path: '/admin' },
  admin_prompts: {
    path: '/admin/prompts',
    title: 'Prompts',
    permission: 'edit:prompts',
    refusedTo: 'inPlace',
    menu: { group: 'Chat Config' },
  },
  admin_modules: {
    path: '/admin/modules',
    title: 'Modules',
    permission: 'edit:modules',
    refusedTo: 'inPlace',
    menu: { group: 'Chat Config' },
  },
  admin_users: {
    path: '/admin/users',
    title: 'Users',
    permission: 'edit:users',
    refusedTo: 'forbidden',
    menu: { group: 'Users' },
  },
  admin_prospects: {
    path: '/admin/prospects',
    title: 'Prospects',
    permission: 'edit:prospects',
    refusedTo: 'inPlace',
    menu: { group: 'Users' },
  },
  admin_signupSources: {
    path: '/admin/signupsources',
    title: 'Signup sources',
    menu: { group: 'Users' },
  },
  admin_terms: {
    path: '/admin/terms',
    title: 'Terms & Conditions',
    permission: 'edit:terms',
    refusedTo: 'forbidden',
    menu: { group: 'Content' },
  },
  admin_questions: {
    path: '/admin/questions',
    title: 'Questionaires',
    permission: 'edit:userQuestionaire',
    refusedTo: 'inPlace',
    menu: { group: 'Content' },
  },
  admin_news: {
    path: '/admin/news',
    title: 'News',
    menu: { group: 'Content' },
  },
  admin_jobs: {
    path: '/admin/jobs',
    title: 'Scheduled Jobs',
    permission: 'edit:scheduledTasks',
    refusedTo: 'forbidden',
    menu: { group: 'System', name: 'Scheduled Jobs' },
  },
  admin_settings: {
    path: '/admin/settings',
    title: 'Settings',
    permission: 'edit:settings',
    refusedTo: 'inPlace',
    menu: { group: 'System' },
  },
  admin_audit: {
    path: '/admin/audit',
    title: 'Audit trail',
    menu: { group: 'System' },
  },
  admin_sharedData: {
    path: '/admin/sharedData',
    title: 'Shared data',
    permission: 'read:sharedData',
    refusedTo: 'inPlace',
    menu: { group: 'User data' },
  },
  admin_feedback: {
    path: '/admin/feedback',
    permission: 'edit:feedback',
    menu: { group: 'User data', name: 'Feedback' },
  },
  admin_feedback_generic: {
    path: '/admin/feedback/generic',
    title: 'Feedback',
    permission: 'edit:feedback',
    refusedTo: 'forbidden',
  },
  admin_feedback_generic_details: {
    path: '/admin/feedback/generic/:id',
    title: 'Feedback',
    permission: 'edit:feedback',
    refusedTo: 'forbidden',
  },
  admin_feedback_conversation: {
    path: '/admin/feedback/conversation',
    title: 'Conversation feedback',
    permission: 'edit:feedback',
    refusedTo: 'admin',
  },
  admin_feedback_conversation_details: {
    path: '/admin/feedback/conversation/:id',
    title: 'Conversation feedback',
    permission: 'edit:feedback',
    refusedTo: 'admin',
  },
  admin_feedback_scores: {
    path: '/admin/feedback/scores',
    title: 'Scores',
    permission: 'edit:feedback',
    refusedTo: 'admin',
  },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;

/** A screen by its id, with every property that a screen may have. */
export const screenOf = (id: ScreenId): Screen => screens[id];

/** The ids of all screens, in the table's order. */
export const screenIds = Object.keys(screens) as ScreenId[];
