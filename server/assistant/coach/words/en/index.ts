import type { Words } from '../../words';
import { asks } from './asks';
import { hears } from './hears';
import { says } from './says';

export const english: Words = {
  hears,
  says,
  asks,
  swaps: [
    ['i am', 'you are'],
    ["i'm", "you're"],
    ['i was', 'you were'],
    ["i wasn't", "you weren't"],
    ["i've", "you've"],
    ["i'd", "you'd"],
    ["i'll", "you'll"],
    ['am i', 'are you'],
    ['was i', 'were you'],
    ['myself', 'yourself'],
    ['mine', 'yours'],
    ['my', 'your'],
    ['me', 'you'],
    ['i', 'you'],
  ],
  owning: [['my', 'your']],
  quotes: ['“', '”'],
  and: 'and',
  topicNames: {
    work: 'your work',
    family: 'your family',
    sleep: 'your sleep',
    partner: 'your relationship',
    study: 'your studies',
    money: 'money',
    health: 'your health',
  },
};
