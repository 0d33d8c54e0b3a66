import * as adminFeedback from './admin/feedback';
import * as adminJobs from './admin/jobs';
import * as adminModules from './admin/modules';
import * as adminNews from './admin/news';
import * as adminPrompts from './admin/prompts';
import * as adminProspects from './admin/prospects';
import * as adminQuestionnaire from './admin/questionnaire';
import * as adminScores from './admin/scores';
import * as adminSettings from './admin/settings';
import * as adminSharedData from './admin/sharedData';
import * as adminSignupSources from './admin/signupSources';
import * as adminTerms from './admin/terms';
import * as adminUsers from './admin/users';
import type { AnyCall } from './call';
import * as chat from './chat';
import * as costs from './developer/costs';
import * as devLogs from './developer/devLogs';
import * as summaries from './developer/summaries';
import * as feedback from './feedback';
import * as introVideo from './introVideo';
import * as news from './news';
import * as prospects from './prospects';
import * as questions from './questions';
import * as terms from './terms';
import * as user from './user';

const visitorsAndUsers = [chat, feedback, introVideo, news, prospects, questions, terms, user];
const staff = [
  adminFeedback,
  adminJobs,
  adminModules,
  adminNews,
  adminProspects,
  adminPrompts,
  adminQuestionnaire,
  adminScores,
  adminSettings,
  adminSharedData,
  adminSignupSources,
  adminTerms,
  adminUsers,
];
const developers = [costs, devLogs, summaries];

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every declared call, for whoever needs the whole contract: the sandbox, the mocks and the OpenAPI description. */
export const contract: readonly AnyCall[] = [...visitorsAndUsers, ...staff, ...developers].flatMap((area) =>
  Object.values(area).filter(isCall),
);
