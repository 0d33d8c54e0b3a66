import type { Words } from '../../words';
import { asks } from './asks';
import { hears } from './hears';
import { says } from './says';

export const spanish: Words = {
  hears,
  says,
  asks,
  swaps: null,
  owning: [
    ['mi', 'tu'],
    ['mis', 'tus'],
  ],
  quotes: ['«', '»'],
  and: 'y',
  topicNames: {
    work: 'tu trabajo',
    family: 'tu familia',
    sleep: 'tu descanso',
    partner: 'tu relación',
    study: 'tus estudios',
    money: 'tu dinero',
    health: 'tu salud',
  },
};
