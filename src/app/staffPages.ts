import type { PageModule } from '../shared/page/lazyPage';

export type StaffPage =
  | 'AdminShell'
  | 'PromptsPage'
  | 'ModulesPage'
  | 'NewsPage'
  | 'QuestionnairePage'
  | 'SettingsPage'
  | 'TermsPage'
  | 'SignupSourcesPage'
  | 'UsersPage'
  | 'ProspectsPage'
  | 'JobsPage'
  | 'SharedDataPage'
  | 'DevLogPage'
  | 'CostsPage'
  | 'SummariesPage'
  | 'ScoresPage'
  | 'GenericOverviewPage'
  | 'ConversationOverviewPage'
  | 'GenericDetailsPage'
  | 'ConversationDetailsPage';

/** The pages of staff, each a file of its own. Nobody else loads even where these are. */
const pages: { [Name in StaffPage]: () => Promise<PageModule<Name>> } = {
  AdminShell: () => import('../admin/shell/AdminShell'),
  PromptsPage: () => import('../admin/prompts/PromptsPage'),
  ModulesPage: () => import('../admin/modules/ModulesPage'),
  NewsPage: () => import('../admin/news/NewsPage'),
  QuestionnairePage: () => import('../admin/questionnaire/QuestionnairePage'),
  SettingsPage: () => import('../admin/settings/SettingsPage'),
  TermsPage: () => import('../admin/terms/TermsPage'),
  SignupSourcesPage: () => import('../admin/signupSources/SignupSourcesPage'),
  UsersPage: () => import('../admin/users/UsersPage'),
  ProspectsPage: () => import('../admin/prospects/ProspectsPage'),
  JobsPage: () => import('../admin/jobs/JobsPage'),
  SharedDataPage: () => import('../admin/sharedData/SharedDataPage'),
  DevLogPage: () => import('../developer/devlog/DevLogPage'),
  CostsPage: () => import('../developer/costs/CostsPage'),
  SummariesPage: () => import('../developer/summaries/SummariesPage'),
  ScoresPage: () => import('../admin/feedback/scores/ScoresPage'),
  GenericOverviewPage: () => import('../admin/feedback/overview/GenericOverviewPage'),
  ConversationOverviewPage: () => import('../admin/feedback/overview/ConversationOverviewPage'),
  GenericDetailsPage: () => import('../admin/feedback/details/GenericDetailsPage'),
  ConversationDetailsPage: () => import('../admin/feedback/details/ConversationDetailsPage'),
};

/** Loads the file of a page of staff. */
export const loadStaffPage = <Name extends StaffPage>(name: Name): Promise<PageModule<Name>> => pages[name]();
