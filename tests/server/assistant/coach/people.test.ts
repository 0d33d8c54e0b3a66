import { describe, expect, it } from 'vitest';
import { lossIn, mentionsOf } from '../../../../server/assistant/coach/people';
import { wordsFor } from '../../../../server/assistant/coach/wordsFor';

const named = (language: string, said: string) =>
  mentionsOf(said, wordsFor(language).hears).map(({ who, whom, toWhom }) => [who, whom, toWhom]);

describe('the people of a message', () => {
  it.each([
    [
      'en',
      'My sister Anna and our old dog',
      [
        ['Anna', 'Anna', 'Anna'],
        ['your dog', 'your dog', 'your dog'],
      ],
    ],
    ['en', "Her mother and my friend's father", []],
    ['en', 'My daughter, who is called Mia, sang', [['Mia', 'Mia', 'Mia']]],
    [
      'da',
      'Mit barn og min bror Anders',
      [
        ['dit barn', 'dit barn', 'dit barn'],
        ['Anders', 'Anders', 'Anders'],
      ],
    ],
    [
      'de',
      'mein vater und meine Schwester Angst',
      [
        ['dein Vater', 'deinen Vater', 'deinem Vater'],
        ['deine Schwester', 'deine Schwester', 'deiner Schwester'],
      ],
    ],
    ['es', 'Mi prima Lucía y su madre', [['Lucía', 'Lucía', 'Lucía']]],
  ])('in %s: %j', (language, said, people) => {
    expect(named(language, said)).toEqual(people);
  });
});

const lost = (language: string, said: string) => {
  const loss = lossIn(said, wordsFor(language).hears);
  return loss && (loss.who?.who ?? 'somebody');
};

describe('a death', () => {
  it.each([
    ['en', 'My mum died in spring', 'your mum'],
    ['en', 'Mum passed away', 'your mum'],
    ['en', 'I lost my brother Tom last year', 'Tom'],
    ['en', 'The funeral of my aunt was on Monday', 'your aunt'],
    ['en', "My friend's mother died", 'somebody'],
    ['en', 'My mum said that my dad died', 'somebody'],
    ['en', 'Somebody died', 'somebody'],
    ['en', 'My phone died', null],
    ['en', 'I lost my temper with my son', null],
    ['en', 'I lost touch with my sister', null],
    ['da', 'Jeg har mistet min hund', 'din hund'],
    ['de', 'Ich habe meinen Vater verloren', 'dein Vater'],
    ['de', 'Ich habe meine Mutter angerufen', null],
    ['es', 'He perdido a mi hermano', 'tu hermano'],
  ])('in %s: %j', (language, said, who) => {
    expect(lost(language, said)).toBe(who);
  });
});
