import * as adminAudit from './admin/audit';
import * as adminFeedback from './admin/feedback';
import * as adminJobs from './admin/jobs';
import * as adminModules from './admin/modules';
import * as adminNews from './admin/news';
import * as adminPrompts from './admin/prompts';
import * as adminProspects from './admin/prospects';
import * as adminQuestionnaire from './admin/questionnaire';
import * as adminScores from './admin/scores';
import * as adminSessionData from './admin/sessionData';
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
import * as help from './help/help';
import * as introVideo from './introVideo';
import * as news from './news';
import * as prospects from './prospects';
import * as questions from './questions';
import * as replyEvents from './replyEvents';
import * as shapes from './shapes';
import * as terms from './terms';
import * as user from './user';

/** What the contract declares, by area: calls and the schemas of what they send and answer, each under its name. */
export const areas: Readonly<Record<string, object>> = {
  Chat: chat,
  'Chat: events': replyEvents,
  Feedback: feedback,
  Profile: user,
  Questions: questions,
  'Terms and age': terms,
  'Intro video': introVideo,
  News: news,
  'Sign-up': prospects,
  'Staff: prompts': adminPrompts,
  'Staff: settings': adminSettings,
  'Staff: modules': adminModules,
  'Staff: users': adminUsers,
  'Staff: scheduled jobs': adminJobs,
  'Staff: terms': adminTerms,
  'Staff: questionnaire': adminQuestionnaire,
  'Staff: prospects': adminProspects,
  'Staff: sessions': adminSessionData,
  'Staff: shared data': adminSharedData,
  'Staff: news': adminNews,
  'Staff: signup sources': adminSignupSources,
  'Staff: feedback': adminFeedback,
  'Staff: scores': adminScores,
  'Staff: audit trail': adminAudit,
  'Developers: log': devLogs,
  'Developers: costs': costs,
  'Developers: summaries': summaries,
  Help: help,
  Common: shapes,
};

export const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every declared call, for whoever needs the whole contract: the server, the mocks and the OpenAPI description. */
export const contract: readonly AnyCall[] = Object.values(areas).flatMap((area) =>
  Object.values(area).filter(isCall),
);
