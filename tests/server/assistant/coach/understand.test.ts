import { describe, expect, it } from 'vitest';
import { themesOf, understand } from '../../../../server/assistant/coach/understand';
import { wordsFor } from '../../../../server/assistant/coach/wordsFor';

const english = wordsFor('en');
const signalOf = (said: string) => understand(said, english).signal;

describe('understanding a message', () => {
  it('finds themes, what it is about before how it feels', () => {
    expect(themesOf('I am sad about my job and want nothing', 'en')).toEqual(['work', 'sad']);
    expect(themesOf('I want to learn the piano', 'en')).toEqual(['goal']);
    expect(themesOf('Ich bin müde', 'de')).toEqual(['tired']);
  });

  it('hears a goodbye at the edge of a message only', () => {
    expect(signalOf("That helped. I have to go now, dinner's ready")).toBe('goodbye');
    expect(signalOf('Thanks, good night')).toBe('goodbye');
    expect(signalOf('I said goodbye to all of them at the station')).toBeNull();
  });

  it('hears thanks where they are meant', () => {
    expect(signalOf('Thank you so much')).toBe('thanks');
    expect(signalOf('I went out for a long run, that helped')).toBeNull();
    expect(signalOf('That helps me not at all')).toBeNull();
  });

  it('finds a step of their own, and no wish or refusal in its place', () => {
    expect(understand('I could ask Tom', english).isIdea).toBe(true);
    expect(understand('I wish I could ask Tom', english).isIdea).toBe(false);
    expect(understand('I will never ask Tom', english).isIdea).toBe(false);
    expect(understand('I could ask Tom, or not?', english).isIdea).toBe(false);
  });
});
