import { chatScreen } from './chat';
import { questionScreens } from './questions';
import { roomScreens } from './rooms';
import { auditScreens } from './staff/audit';
import { backOfficeScreens } from './staff/backOffice';
import { developerScreens } from './staff/developer';
import { feedbackReviewScreens } from './staff/feedbackReview';
import { promptScreens } from './staff/prompts';
import { questionnaireScreens } from './staff/questionnaire';
import { settingsScreens } from './staff/settings';
import { sharedDataScreens } from './staff/sharedData';
import { signupSourceScreens } from './staff/signupSources';
import { termsScreens } from './staff/terms';
import { peopleScreens } from './staff/users';
import { startUpScreens } from './startUp';
import type { SweptScreen } from './sweptCall';

/** Every screen for somebody who is signed in, with the calls that it makes. */
export const sweptScreens: readonly SweptScreen[] = [
  chatScreen,
  ...roomScreens,
  ...questionScreens,
  ...startUpScreens,
  ...auditScreens,
  ...backOfficeScreens,
  ...developerScreens,
  ...feedbackReviewScreens,
  ...promptScreens,
  ...questionnaireScreens,
  ...settingsScreens,
  ...sharedDataScreens,
  ...signupSourceScreens,
  ...termsScreens,
  ...peopleScreens,
];
