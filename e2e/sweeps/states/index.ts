import { backOffice } from './backOffice';
import { chat } from './chat';
import { developer } from './developer';
import { dialogs } from './dialogs';
import { feedbackReview } from './feedbackReview';
import { scheduledJobs } from './jobs';
import { menus } from './menus';
import { pages } from './pages';
import { prompts } from './prompts';
import { publicForms } from './publicForms';
import { questionnaire } from './questionnaire';
import { questions } from './questions';
import { rooms } from './rooms';
import { scores } from './scores';
import { settings } from './settings';
import { sharedData } from './sharedData';
import { signupSources } from './signupSources';
import { startUp } from './startUp';
import type { State } from './state';
import { terms } from './terms';
import { users } from './users';
import { visitors } from './visitors';

/** Every look of every screen, for the sweeps; each area has a file of its own. */
export const states: readonly State[] = [
  ...visitors,
  ...publicForms,
  ...chat,
  ...menus,
  ...dialogs,
  ...rooms,
  ...questions,
  ...startUp,
  ...prompts,
  ...backOffice,
  ...questionnaire,
  ...settings,
  ...terms,
  ...users,
  ...signupSources,
  ...scheduledJobs,
  ...sharedData,
  ...feedbackReview,
  ...scores,
  ...developer,
  ...pages,
];
