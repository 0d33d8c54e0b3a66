import type { UserStatus } from '../../api/user';

/** The steps of the start-up wizard, in order (WIZ-001). */
export const stepIds = [
  'welcome',
  'introVideo',
  'ageVerification',
  'termsAndConditions',
  'userQuestionaire',
  'profile',
  'news',
  'feedback',
  'thanks',
] as const;
export type StepId = (typeof stepIds)[number];

/** The heading of each step (spec 2, Start-up wizard). */
export const stepTitles: Record<StepId, string> = {
  welcome: 'Welcome',
  introVideo: 'Video introduction',
  ageVerification: 'Verify your age',
  termsAndConditions: 'Terms and Conditions',
  userQuestionaire: 'Questionnaire',
  profile: 'Profile',
  news: 'News',
  feedback: 'Tell us about your experience',
  thanks: 'Thanks',
};

const flags: Partial<Record<StepId, keyof UserStatus>> = {
  introVideo: 'introVideoOk',
  ageVerification: 'ageVerificationOk',
  termsAndConditions: 'termsAndConditionsOk',
  userQuestionaire: 'userQuestionaireStatusOk',
  profile: 'profileOk',
  news: 'newsOk',
  feedback: 'scoreOk',
};

/**
 * Whether a step is still to be taken; welcome and thanks always are.
 *
 * @param status null when it could not be loaded: then every step is (D-6)
 */
export function isAhead(step: StepId, status: UserStatus | null): boolean {
  const flag = flags[step];
  return !flag || !status?.[flag];
}

/** What is done once and never asked again. Terms, questions, news and video may be new for anybody. */
const doneForGood: readonly StepId[] = ['ageVerification', 'profile', 'feedback'];

/** For the first time, or after a break in the middle of it, or back for what has come up since it was done. */
export type Visit = 'first' | 'goingOn' | 'returning';

/** Which visit it is, by the steps that are to be taken. */
export function visitOf(steps: readonly StepId[]): Visit {
  const isDone = doneForGood.map((step) => !steps.includes(step));
  if (isDone.every(Boolean)) return 'returning';
  return isDone.some(Boolean) ? 'goingOn' : 'first';
}
