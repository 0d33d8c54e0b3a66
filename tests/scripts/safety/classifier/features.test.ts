import { expect, it } from 'vitest';
import { featuresOf } from '../../../../scripts/safety/classifier/features';

it('are words, phrases with the beginning and the end, pairs around a word, and pieces of words', () => {
  expect([...featuresOf('Go home now')]).toEqual(
    expect.arrayContaining([
      'go',
      'go home',
      'go home now',
      '^ go',
      'home now $',
      'go _ now',
      '~hom',
      '~<home>',
    ]),
  );
});

it('of a misspelt word are partly those of the right one', () => {
  const right = featuresOf('suicide');
  expect([...featuresOf('suiicide')].filter((feature) => right.has(feature)).length).toBeGreaterThan(3);
});
