import type { Handler } from '../handle';
import { auditHandlers } from './audit';
import { feedbackReviewHandlers } from './feedback';
import { jobHandlers } from './jobs';
import { moduleHandlers } from './modules';
import { newsHandlers } from './news';
import { promptHandlers } from './prompts';
import { prospectHandlers } from './prospects';
import { questionnaireHandlers } from './questionnaire';
import { scoreHandlers } from './scores';
import { settingsHandlers } from './settings';
import { sharedDataHandlers } from './sharedData';
import { signupSourceHandlers } from './signupSources';
import { termsHandlers } from './terms';
import { userHandlers } from './users';

/** Every handler of the staff calls (contract 3). */
export const staffHandlers: readonly Handler[] = [
  ...auditHandlers,
  ...feedbackReviewHandlers,
  ...jobHandlers,
  ...moduleHandlers,
  ...newsHandlers,
  ...promptHandlers,
  ...prospectHandlers,
  ...questionnaireHandlers,
  ...scoreHandlers,
  ...settingsHandlers,
  ...sharedDataHandlers,
  ...signupSourceHandlers,
  ...termsHandlers,
  ...userHandlers,
];
