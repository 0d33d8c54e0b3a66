import { describe, expect, it } from 'vitest';
import { fits } from '../../../../server/assistant/coach/answers';
import { coach } from '../../../../server/assistant/coach/coach';
import { toTurn } from '../../../../server/assistant/coach/turn';
import type { Asks, Thread } from '../../../../server/assistant/coach/words';
import { allWords, wordsFor } from '../../../../server/assistant/coach/wordsFor';

const ladderOf = ({ ladder }: Asks) => ladder;

/** Whether a message, said right after the coach's question, counts as its answer. */
function answers(language: string, question: (asks: Asks) => Thread | undefined, said: string): boolean {
  const words = wordsFor(language);
  const thread = question(words.asks);
  if (!thread) throw new Error('no such question');
  const messages = [
    { role: 'assistant' as const, content: thread[0] },
    { role: 'user' as const, content: said },
  ];
  return fits(toTurn(messages, words), thread);
}

const replyTo = async (language: string, question: string, said: string) => {
  const messages = [
    { role: 'user' as const, content: 'Hm' },
    { role: 'assistant' as const, content: question },
    { role: 'user' as const, content: said },
  ];
  return (await coach.reply({ messages, language })).text;
};

describe("the answer to the coach's question", () => {
  it.each([
    ['en', 'Seven, I think', true],
    ['en', '7', true],
    ['en', 'Drive mum to the hairdresser', false],
    ['en', 'Two junctions, and singing', false],
    ['de', 'Am liebsten gleich die Liste', false],
    ['da', 'syv', true],
    ['es', 'siete, creo', true],
  ])('on a scale is a number (%s: %s)', (language, said, isAnswer) => {
    expect(answers(language, (asks) => ladderOf(asks).scale[1], said)).toBe(isAnswer);
  });

  it.each([
    ['en', 'Thursday, after lunch', true],
    ['en', "I'd be humming on the way home", false],
    ['en', 'She says I should have done it years ago', false],
    ['de', 'Am Mittwoch', true],
    ['da', 'Min kone bliver glad', false],
    ['es', 'Mañana por la tarde', true],
  ])('on when is a time (%s: %s)', (language, said, isAnswer) => {
    expect(answers(language, (asks) => ladderOf(asks).when[0], said)).toBe(isAnswer);
  });

  it.each([
    ['en', 'My flatmate', true],
    ['en', 'Only the rain, really', false],
    ['de', 'Meine Schwester', true],
  ])('on who is somebody (%s: %s)', (language, said, isAnswer) => {
    expect(answers(language, (asks) => ladderOf(asks).when[1], said)).toBe(isAnswer);
  });

  it('on where in the body is a place in it', () => {
    const body = (asks: Asks) => asks.feelings.anxious[1];
    expect(answers('en', body, 'In my throat')).toBe(true);
    expect(answers('en', body, 'At the office')).toBe(false);
  });

  it('on what worked before is no complaint about the mornings', () => {
    const before = (asks: Asks) => ladderOf(asks).options[0];
    expect(answers('en', before, 'I asked my sister to come along')).toBe(true);
    expect(answers('en', before, "It's worst in the mornings")).toBe(false);
  });

  it('is none where a heavy feeling takes over, or a reason is given for something else', () => {
    const goal = (asks: Asks) => ladderOf(asks).goal[1];
    expect(answers('de', goal, 'Dahin, dass ich selbst zusage')).toBe(true);
    expect(answers('de', goal, 'Ich bin so müde')).toBe(false);
    expect(answers('de', goal, 'Weil es mein Leben ist')).toBe(false);
  });

  it('on joy has no but', () => {
    const joy = (asks: Asks) => asks.feelings.happy[1];
    expect(answers('en', joy, 'When they called my name')).toBe(true);
    expect(answers('en', joy, 'The applause, but it faded')).toBe(false);
  });

  it.each([
    ['de', 'Die Arbeit', true],
    ['de', 'Der viele Lärm, vor allem', true],
    ['de', 'Die Kinder haben gestern das ganze Haus umgeräumt', false],
    ['es', 'El trabajo', true],
    ['es', 'Mi jefa', true],
    ['es', 'La vecina ha vuelto a llamar a la policía', false],
    ['da', 'De lange møder', true],
    ['da', 'Min chef', true],
  ])('may be a thing with its article (%s: %s)', (language, said, isAnswer) => {
    expect(answers(language, (asks) => asks.feelings.stressed[0], said)).toBe(isAnswer);
  });

  it.each([
    ['The meetings, four hours a day', true],
    ['I have no say in it', true],
    ['My boss, he shouts', true],
    ['My neighbour has felled our tree', false],
    ['She sings in a choir on Mondays', false],
  ])('about work is about work or oneself: %s', (said, isAnswer) => {
    expect(answers('en', (asks) => asks.topics.work[0], said)).toBe(isAnswer);
  });

  it('is met without what the question took for granted', async () => {
    const [question, stay] = wordsFor('en').asks.ladder.scale[1] ?? ['', ''];
    expect(await replyTo('en', question, 'A note on the steering wheel')).not.toContain(stay);
    expect(await replyTo('en', question, 'four')).toContain(stay);
  });
});

it.each([
  ['de', 'Ich war immer stolz auf meine Arbeit, und jetzt schäme ich mich für das, was wir abliefern'],
  ['en', 'I used to be proud of my work, and now I feel ashamed of it'],
  ['da', 'Jeg var stolt af mit arbejde, og nu skammer jeg mig'],
  ['es', 'Estaba orgullosa de mi trabajo, y ahora me da vergüenza'],
])('meets shame before pride (%s)', async (language, content) => {
  const { text } = await coach.reply({ messages: [{ role: 'user', content }], language });
  const { feelings } = wordsFor(language).says;
  expect(feelings.ashamed.some((phrase) => text.includes(phrase))).toBe(true);
  expect(feelings.happy.some((phrase) => text.includes(phrase))).toBe(false);
});

it('asks its questions in the same order in all languages, as what they expect is told by their place', () => {
  const shapeOf = (asks: Asks) =>
    JSON.stringify(asks, (_, value) =>
      Array.isArray(value) && Array.isArray(value[0]) ? value.length : value,
    );
  for (const { asks } of allWords) expect(shapeOf(asks)).toBe(shapeOf(wordsFor('en').asks));
});
