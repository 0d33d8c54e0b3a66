import type { Words } from '../../words';
import { asks } from './asks';
import { hears } from './hears';
import { says } from './says';

export const danish: Words = {
  hears,
  says,
  asks,
  swaps: [
    ['mig selv', 'dig selv'],
    ['jeg', 'du'],
    ['mig', 'dig'],
    ['min', 'din'],
    ['mit', 'dit'],
    ['mine', 'dine'],
  ],
  owning: [
    ['min', 'din'],
    ['mit', 'dit'],
    ['mine', 'dine'],
  ],
  quotes: ['»', '«'],
  and: 'og',
  topicNames: {
    work: 'dit arbejde',
    family: 'din familie',
    sleep: 'din søvn',
    partner: 'dit forhold',
    study: 'dit studie',
    money: 'økonomien',
    health: 'dit helbred',
  },
};
