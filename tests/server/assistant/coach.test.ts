import { describe, expect, it } from 'vitest';
import type { Message } from '../../../server/assistant/assistant';
import { coach } from '../../../server/assistant/coach/coach';
import { greet } from '../../../server/assistant/coach/greet';
import { reflection } from '../../../server/assistant/coach/reflect';
import { themesOf } from '../../../server/assistant/coach/understand';
import type { Words } from '../../../server/assistant/coach/words';
import { wordsFor } from '../../../server/assistant/coach/wordsFor';

/** The coach's replies to what a person says, one after the other. */
async function talk(language: string, ...said: string[]): Promise<string[]> {
  const messages: Message[] = [{ role: 'system', content: 'You are a coach.' }];
  const replies: string[] = [];
  for (const content of said) {
    messages.push({ role: 'user', content });
    const { text } = await coach.reply({ messages, language });
    messages.push({ role: 'assistant', content: text });
    replies.push(text);
  }
  return replies;
}

const reply = async (language: string, said: string) => (await talk(language, said))[0] ?? '';

/** Whether one of these phrases, its slots aside, stands in the text. */
const holds = (text: string, phrases: string[]) =>
  phrases.some((phrase) =>
    phrase.split(/\{\w+\}/).every((piece) => text.toLowerCase().includes(piece.toLowerCase())),
  );

describe('the built-in coach', () => {
  it('names the feeling, gives back the own words and asks one open question', async () => {
    const text = await reply('en', "I'm so stressed because my boss moved my deadline.");
    const { feelings, topicQuestions, feelingQuestions } = wordsFor('en').phrases;
    expect(holds(text, feelings.stressed)).toBe(true);
    expect(text).toMatch(/you're so stressed because your boss moved your deadline/i);
    expect(holds(text, [...topicQuestions.work, ...feelingQuestions.stressed])).toBe(true);
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(text.endsWith('?')).toBe(true);
  });

  it('says the same in the same conversation', async () => {
    const said = ['Hello', 'I feel lonely', 'My sister is far away', 'yes', "I don't know"];
    expect(await talk('en', ...said)).toEqual(await talk('en', ...said));
  });

  it('never repeats itself in a row', async () => {
    const replies = await talk('en', ...Array.from({ length: 40 }, () => 'My work is hard'));
    for (const [index, text] of replies.entries()) expect(text).not.toBe(replies[index - 1]);
    expect(new Set(replies).size).toBeGreaterThan(3);
  });

  it('remembers what was spoken of before', async () => {
    const replies = await talk(
      'en',
      'My brother stopped calling me',
      'It rained all day',
      'The house was quiet',
    );
    expect(replies.slice(1).some((text) => text.includes('your family'))).toBe(true);
  });

  it.each<[string, keyof Words['phrases']]>([
    ['Hi!', 'greeting'],
    ['Thanks, that helped a lot', 'thanks'],
    ['Good night', 'goodbye'],
    ["I don't know", 'unsure'],
    ['Yes', 'yes'],
    ['not really', 'no'],
    ['7', 'scale'],
    ['Are you a real person?', 'aboutCoach'],
    ['Write me a poem about ducks', 'offTopic'],
    ['What should I do?', 'advice'],
    ['hm', 'unclear'],
    ['I want to sleep through the night', 'goal'],
    ['Everything is hopeless', 'care'],
  ])('takes %j as %s', async (said, kind) => {
    expect(holds(await reply('en', said), wordsFor('en').phrases[kind] as string[])).toBe(true);
  });

  it('rejoices with the happy, and hears a denied feeling', async () => {
    const { feelings } = wordsFor('en').phrases;
    expect(holds(await reply('en', 'I am so proud of my daughter'), feelings.happy)).toBe(true);
    expect(holds(await reply('en', 'I am not happy with my flat'), feelings.happy)).toBe(false);
  });

  it.each([
    ['da', 'Jeg er trist, fordi min bror ikke ringer', 'sad', 'du er trist, fordi din bror ikke ringer'],
    ['de', 'Ich habe Angst vor der Prüfung', 'anxious', '„Ich habe Angst vor der Prüfung“'],
    ['es', 'Estoy agobiada con mi trabajo', 'stressed', '«Estoy agobiada con mi trabajo»'],
  ] as const)('speaks %s', async (language, said, feeling, echo) => {
    const text = await reply(language, said);
    expect(holds(text, wordsFor(language).phrases.feelings[feeling])).toBe(true);
    expect(text.toLowerCase()).toContain(echo.toLowerCase());
  });

  it('answers in English where it does not know the language', async () => {
    expect(wordsFor('fi')).toBe(wordsFor('en'));
    expect(wordsFor(null)).toBe(wordsFor('en'));
    expect(wordsFor('de-AT')).toBe(wordsFor('de'));
  });

  it('counts tokens plausibly', async () => {
    const { usage, text } = await coach.reply({
      messages: [{ role: 'user', content: 'Hello' }],
      language: 'en',
    });
    expect(usage.completionTokens).toBe(Math.ceil(text.length / 4));
    expect(usage.totalTokens).toBe(usage.promptTokens + usage.completionTokens);
  });

  it('has something to say to anything', async () => {
    for (const said of ['', '   ', '?', '🙂', '12345', '{name}', 'a'.repeat(5000), '...', 'I '.repeat(300)]) {
      const text = await reply('en', said);
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toMatch(/\{(said|topic|number)\}|undefined/);
    }
  });
});

describe('every language of the coach', () => {
  it.each(['en', 'da', 'de', 'es'])(
    '%s ends each question with a question mark and fills every list',
    (language) => {
      const { phrases } = wordsFor(language);
      const questions = [
        ...phrases.questions,
        ...phrases.goalQuestions,
        ...Object.values(phrases.feelingQuestions).flat(),
        ...Object.values(phrases.topicQuestions).flat(),
      ];
      for (const question of questions) expect(question).toMatch(/\?$/);
      for (const list of Object.values(phrases).flatMap((one) =>
        Array.isArray(one) ? [one] : Object.values(one),
      )) {
        expect(list.length).toBeGreaterThan(0);
      }
    },
  );
});

describe('giving words back', () => {
  const english = wordsFor('en');
  it.each([
    ["I think I've lost my way.", "you think you've lost your way"],
    ['Well. My mother told me that I am selfish!', 'your mother told you that you are selfish'],
    ['Do you know me? I was alone.', 'you were alone'],
    ['Anna left. She took the dog.', null],
    ['Why me?', null],
  ])('%j', (said, given) => {
    expect(reflection(said, english)).toBe(given);
  });
});

describe('greeting', () => {
  const base = { name: 'Ada Berg', language: 'en', turn: 0 };

  it('knows the first time from the others', () => {
    expect(greet({ ...base, lastSession: null })).toMatch(/^Hello, Ada and welcome/);
    expect(greet({ ...base, lastSession: [] })).toBe('Welcome back, Ada. How are you today?');
    expect(greet({ ...base, lastSession: ['my boss', 'my job', 'my mum'] })).toContain(
      'we spoke about your work',
    );
  });

  it('leaves out a name that is an e-mail address', () => {
    expect(greet({ ...base, name: 'ada@example.com', lastSession: [] })).toBe(
      'Welcome back. How are you today?',
    );
  });
});

describe('themes', () => {
  it('come with what it is about before how it feels', () => {
    expect(themesOf('I am sad about my job and want nothing', 'en')).toEqual(['work', 'sad']);
    expect(themesOf('I want to learn the piano', 'en')).toEqual(['goal']);
    expect(themesOf('Ich bin müde', 'de')).toEqual(['tired']);
  });
});
