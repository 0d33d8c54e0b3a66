import { describe, expect, it } from 'vitest';
import { play, readConversations } from '../../../../scripts/coach/conversations';
import { isUsed } from '../../../../server/assistant/coach/choose';
import { tidy, wordsOf } from '../../../../server/assistant/coach/text';
import type { Words } from '../../../../server/assistant/coach/words';
import { wordsFor } from '../../../../server/assistant/coach/wordsFor';
import { anyOf } from '../../../../server/assistant/patterns';

const conversations = readConversations();

const holds = (reply: string, phrases: readonly string[]) => phrases.some((phrase) => isUsed(phrase, reply));

/** Gathering the person's words is what a summary is for: it counts as no echo. */
const isSummary = (reply: string, { says, asks }: Words) =>
  holds(reply, [...says.goodbyeSummary, ...asks.summary.map(([ask]) => ask)]);

const persons = new Set(
  'i you my your me mine yours am are was were jeg du min din mit dit mine dine mig dig mein dein meine deine meiner deiner meinem deinem mi tu mis tus'.split(
    ' ',
  ),
);

const bare = (text: string) =>
  wordsOf(tidy(text).toLowerCase()).filter((word) => !persons.has(word.split("'")[0] ?? ''));

/** Whether a reply has four of the message's words in a row, or all of a short one, whoever they are about. */
function echoes(reply: string, said: string): boolean {
  const words = bare(said);
  const length = Math.min(4, words.length);
  const answer = ` ${bare(reply).join(' ')} `;
  return (
    length > 1 &&
    words.some((_, index) => {
      const run = words.slice(index, index + length);
      return run.length === length && answer.includes(` ${run.join(' ')} `);
    })
  );
}

const withoutQuotes = (text: string, { quotes: [open, close] }: Words) =>
  text.replace(new RegExp(`${open}[^${close}]*${close}`, 'g'), '');

const sentences = (text: string) => text.match(/[^.!?]+[.!?]+/g) ?? [];

it('there are thirty of them, of twelve to twenty-five messages, in four languages', () => {
  expect(conversations).toHaveLength(30);
  for (const { lines } of conversations) {
    expect(lines.length).toBeGreaterThanOrEqual(12);
    expect(lines.length).toBeLessThanOrEqual(25);
  }
  for (const language of ['en', 'da', 'de', 'es']) {
    expect(conversations.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(7);
  }
});

describe.each(conversations)('the conversation $name', async ({ language, lines }) => {
  const words = wordsFor(language);
  const exchanges = await play(language, lines);
  const replies = exchanges.map(({ reply }) => reply);

  it('gives back what was said at most once in three replies', () => {
    const told = exchanges.filter(({ reply }) => !isSummary(reply, words));
    const echoed = told.filter(({ said, reply }) => echoes(reply, said));
    expect(echoed.length / replies.length).toBeLessThanOrEqual(1 / 3);
  });

  it('never gives back a question, a complaint or a reason', () => {
    const notForGivingBack = exchanges.filter(
      ({ said }) =>
        said.includes('?') ||
        anyOf(words.hears.complaint).test(said.toLowerCase()) ||
        anyOf(words.hears.because).exec(said)?.index === 0,
    );
    const told = notForGivingBack.filter(({ reply }) => !isSummary(reply, words));
    expect(told.filter(({ said, reply }) => echoes(reply, said))).toEqual([]);
  });

  it('says nothing twice', () => {
    const said = replies.flatMap((reply) =>
      sentences(withoutQuotes(reply, words))
        .map((sentence) => sentence.trim())
        .filter((sentence) => wordsOf(sentence).length >= 4),
    );
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });

  it('says one to three sentences, leaves no slot open, and stays in its language', () => {
    for (const reply of replies) {
      expect(reply.length).toBeGreaterThan(8);
      expect(reply.length).toBeLessThan(520);
      const count = sentences(withoutQuotes(reply, words)).length;
      expect(count, reply).toBeGreaterThanOrEqual(1);
      expect(count, reply).toBeLessThanOrEqual(3);
      expect(reply).not.toMatch(/[{}]|undefined/);
    }
    const known = (code: string) =>
      wordsOf(withoutQuotes(replies.join(' '), words)).filter((word) =>
        anyOf(wordsFor(code).hears.everyday).test(word),
      ).length;
    for (const other of ['en', 'da', 'de', 'es'].filter((code) => code !== language)) {
      expect(known(language)).toBeGreaterThan(2 * known(other));
    }
  });

  it('does not always ask, and never two questions at once', () => {
    expect(replies.filter((reply) => !reply.includes('?')).length).toBeGreaterThanOrEqual(3);
    for (const reply of replies) expect(withoutQuotes(reply, words).split('?').length).toBeLessThanOrEqual(2);
  });

  it('ends with a farewell, and no question', () => {
    const { goodbye, goodbyeTopic, goodbyePerson, goodbyeSummary } = words.says;
    const last = replies.at(-1) ?? '';
    expect(holds(last, [...goodbye, ...goodbyeTopic, ...goodbyePerson, ...goodbyeSummary])).toBe(true);
    expect(last).not.toContain('?');
  });

  it('gathers three of the own words once, towards the end', () => {
    const at = replies.flatMap((reply, index) => (isSummary(reply, words) ? [index] : []));
    expect(at.length).toBeLessThanOrEqual(1);
    for (const index of at) expect(index).toBeGreaterThanOrEqual(6);
    if (lines.length >= 20) expect(at).toHaveLength(1);
  });
});
