import { describe, expect, it } from 'vitest';
import { normalise, wordsOf } from '../../../../server/assistant/safety/normalise';

describe('a message', () => {
  it.each([
    ['I WANT to… go home!', 'i want to go home'],
    ['I don’t, I can`t', 'i dont i cant'],
    ['Jeg går på åen, når sæler bløder', 'jeg gar pa an nar saler bloder'],
    ['Straße, über, mañana', 'strasse uber manana'],
    ['k1ll, d!e, su1c1de', 'kill die suicide'],
    ['k.i.l.l and d i e', 'kill and die'],
    ['noooooo', 'noo'],
    ['Why? Why?!', 'why? why?'],
    ['I am 12, she is 45, he paid 1500', 'i am 12 she is ## he paid ###'],
    ['at 5pm', 'at 5pm'],
    ['', ''],
  ])('typed as %j is looked at as %j', (typed, seen) => {
    expect(normalise(typed)).toBe(seen);
  });

  it.each([
    ['schön', 'schoen', 'schon'],
    ['går', 'gaar', 'gar'],
    ['død', 'doed', 'dod'],
  ])('is the same with its marks, spelled out or without: %s, %s, %s', (marked, spelled, bare) => {
    expect(normalise(marked)).toBe(normalise(bare));
    expect(normalise(spelled)).toBe(normalise(bare));
  });

  it('has question marks and pictures as words of their own', () => {
    expect(wordsOf('why?bye 🔪')).toEqual(['why', '?', 'bye', '🔪']);
  });
});
