import type { Words } from '../../words';
import { asks } from './asks';
import { hears } from './hears';
import { says } from './says';

export const german: Words = {
  hears,
  says,
  asks,
  swaps: null,
  owning: [
    ['meinem', 'deinem'],
    ['meinen', 'deinen'],
    ['meiner', 'deiner'],
    ['meine', 'deine'],
    ['mein', 'dein'],
  ],
  quotes: ['„', '“'],
  and: 'und',
  topicNames: {
    work: 'deine Arbeit',
    family: 'deine Familie',
    sleep: 'deinen Schlaf',
    partner: 'deine Beziehung',
    study: 'deine Ausbildung',
    money: 'das Geld',
    health: 'deine Gesundheit',
  },
};
