import type { Theme } from '../../assistant/coach/understand';

/** What people speak of, by theme, as it stands in a sentence for staff. */
export const themeWords: Record<Theme, string> = {
  work: 'work',
  family: 'the family',
  sleep: 'sleep',
  partner: 'the partner',
  study: 'studies',
  money: 'money',
  health: 'health',
  sad: 'sadness',
  anxious: 'fear',
  angry: 'anger',
  lonely: 'loneliness',
  tired: 'being tired',
  stressed: 'stress',
  ashamed: 'shame',
  happy: 'joy',
  goal: 'what somebody wants to get done',
};
