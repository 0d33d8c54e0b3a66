import { describe, expect, it } from 'vitest';
import { fragment, isEcho, reflection } from '../../../../server/assistant/coach/echo';
import { wordsFor } from '../../../../server/assistant/coach/wordsFor';

const english = wordsFor('en');

describe('giving words back', () => {
  it.each([
    ["I think I've lost my way.", "you think you've lost your way"],
    ['Well. My mother told me that I am selfish!', 'your mother told you that you are selfish'],
    ['Do you know me? I was alone.', null],
    ['Anna left. She took the dog.', null],
    ['Why me?', null],
    ['Because I was afraid of my father', null],
    ['You keep repeating what I say', null],
    ['I told you that we met', null],
    ['My neighbour, maybe', null],
  ])('%j', (said, given) => {
    expect(reflection(said, english)).toBe(given);
  });

  it.each([
    ['da', 'Jeg har fundet min mors kogebog', 'du har fundet din mors kogebog'],
    ['de', 'Ich habe den Schlüssel gefunden', '„Ich habe den Schlüssel gefunden“'],
    ['es', 'Estoy buscando mi camino', '«Estoy buscando mi camino»'],
  ])('turns it round in %s only where verbs stay as they are', (language, said, given) => {
    expect(reflection(said, wordsFor(language))).toBe(given);
  });

  it.each([
    ['en', 'In my chest', 'In your chest.'],
    ['da', 'I min mave', 'I din mave.'],
    ['de', 'In meiner Brust', 'In deiner Brust.'],
    ['es', 'En mi pecho', 'En tu pecho.'],
    ['en', 'In my chest, I think, and in my arms as well', null],
    ['en', 'With me', null],
    ['en', 'In the kitchen?', null],
    ['en', 'Heavy', null],
  ])('gives a bare answer back in %s: %j', (language, said, given) => {
    expect(fragment(said, wordsFor(language))).toBe(given);
  });

  it('knows an echo from an answer', () => {
    expect(isEcho('So you are tired of my job. Why?', 'I am tired of my job', english)).toBe(false);
    expect(isEcho('So you are tired of your job.', 'I am tired of my job', english)).toBe(true);
  });
});
