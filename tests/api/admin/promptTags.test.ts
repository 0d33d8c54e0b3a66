import { describe, expect, it } from 'vitest';
import { countOf, parseTags, tagNames } from '../../../src/api/admin/promptTags';
import { processorTime } from '../../support/processorTime';

const tagsOf = (text: string) => parseTags(text).filter((part) => part.kind === 'tag');
const errorsOf = (text: string) => tagsOf(text).flatMap(({ error }) => error ?? []);

describe('the tags of a prompt text', () => {
  it('are the nine of the product', () => {
    expect([...tagNames].sort()).toEqual([
      'chat',
      'chatHistory',
      'clientSummary',
      'language',
      'lastSessionDate',
      'moduleSummary',
      'question',
      'sessionSummary',
      'username',
    ]);
  });

  it('stand in double braces, with an argument after a colon', () => {
    expect(parseTags('Talk to {{username}}: {{ chatHistory : 20 }}')).toEqual([
      { kind: 'text', source: 'Talk to ' },
      { kind: 'tag', source: '{{username}}', name: 'username', argument: null, error: null },
      { kind: 'text', source: ': ' },
      { kind: 'tag', source: '{{ chatHistory : 20 }}', name: 'chatHistory', argument: '20', error: null },
    ]);
  });

  it.each([
    '',
    'no tags',
    '{{username}}',
    'a {{b}} {{{c}}} {{d} {{e\n{f}} }}',
    '{{question:a:b}}{{}}\n\n{{chat}}',
  ])('leave %j as it was when put together again', (text) => {
    expect(
      parseTags(text)
        .map(({ source }) => source)
        .join(''),
    ).toBe(text);
  });

  it.each([
    '{{clientSummary}} {{username}} {{lastSessionDate}} {{chat}} {{language}}',
    '{{chatHistory}} {{moduleSummary}} {{sessionSummary}}',
    '{{chatHistory:1}} {{moduleSummary:12}} {{sessionSummary: 3 }} {{moduleSummary:}}',
    '{{question:favourite colour}} {{question:a:b}}',
    '{"json": {"a": {}}} {username} }}',
  ])('are right in %j', (text) => {
    expect(errorsOf(text)).toEqual([]);
  });

  it.each([
    ['{{nickname}}', '{{nickname}} is not a known tag'],
    ['{{nickname:username}}', '{{nickname:username}} is not a known tag'],
    ['{{Username}}', '{{Username}} is not a known tag; {{username}} is'],
    ['{{constructor}}', '{{constructor}} is not a known tag'],
    ['{{}}', '{{}} is not a known tag'],
    ['{{question}}', '{{question}} needs the key of a question, as in {{question:key}}'],
    ['{{question: }}', '{{question: }} needs the key of a question, as in {{question:key}}'],
    ['{{chatHistory:0}}', '{{chatHistory:0}} needs a whole number from 1 on, as in {{chatHistory:3}}'],
    [
      '{{moduleSummary:-2}}',
      '{{moduleSummary:-2}} needs a whole number from 1 on, as in {{moduleSummary:3}}',
    ],
    [
      '{{sessionSummary:two}}',
      '{{sessionSummary:two}} needs a whole number from 1 on, as in {{sessionSummary:3}}',
    ],
    ['{{username:2}}', '{{username:2}} takes nothing after its name'],
    ['Dear {{username}, hello', '{{username} is not closed with two braces'],
    ['Dear {{username, hello', '{{username is not closed with two braces'],
  ])('are wrong in %j, with the reason', (text, error) => {
    expect(errorsOf(text)).toEqual([error]);
  });

  it('are known by the name before the colon, whatever comes after it', () => {
    expect(tagsOf('{{chatHistory:x}} {{nobody:3}}').map(({ name }) => name)).toEqual(['chatHistory', null]);
  });

  it.each([
    ['20', 20],
    [null, 10],
    ['0', 10],
    ['many', 10],
  ])('ask for as many chats as %j says, else 10', (argument, count) => {
    expect(countOf('chatHistory', argument)).toBe(count);
  });

  it('are found quickly in a long text, however odd', () => {
    const begun = processorTime();
    parseTags('{{username}} and words '.repeat(2_500));
    parseTags('{'.repeat(60_000));
    parseTags(`{{${' '.repeat(60_000)}`);
    parseTags('{{ '.repeat(20_000));
    expect(processorTime() - begun, 'milliseconds of work').toBeLessThan(1_000);
  });
});

describe('the tags of a prompt whose rules are known', () => {
  const rules = { misplaced: ['chat'], questionKeys: ['values', 'tone'] };
  const errorsIn = (text: string) =>
    parseTags(text, rules).flatMap((part) => (part.kind === 'tag' && part.error) || []);

  it.each([
    ['{{chat}}', '{{chat}} is not meant for this prompt'],
    ['{{question:doesnotexist}}', '{{question:doesnotexist}} names no question'],
    ['{{question:Values}}', '{{question:Values}} names no question; {{question:values}} does'],
  ])('are wrong in %s', (text, error) => {
    expect(errorsIn(text)).toEqual([error]);
    expect(errorsOf(text), 'and right where nobody knows better').toEqual([]);
  });

  it('are right where they name a question, and are meant for the prompt', () => {
    expect(errorsIn('{{question:values}} {{ question : tone }} {{chatHistory:3}}')).toEqual([]);
  });
});
