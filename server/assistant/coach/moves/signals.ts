import type { Signal } from '../words';
import type { Move } from './move';

const onSignal = (signal: Exclude<Signal, 'goodbye' | 'okay'>): Move => ({
  applies: ({ understood }) => understood.signal === signal,
  say: ({ fresh, words }) => fresh(words.says[signal]),
});

/** To a mere 'okay' it has nothing to ask: it leaves the word to the person. */
export const okay: Move = {
  applies: ({ understood }) => understood.signal === 'okay',
  say: ({ fresh, words }) => fresh(words.says.listening),
};

export const greeting = onSignal('greeting');
export const thanks = onSignal('thanks');
export const unsure = onSignal('unsure');
export const yes = onSignal('yes');
export const no = onSignal('no');
