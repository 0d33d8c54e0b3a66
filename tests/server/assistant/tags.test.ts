import { describe, expect, it } from 'vitest';
import { fillTags, type TagValues } from '../../../server/assistant/tags';
import { tagNames } from '../../../src/api/admin/promptTags';

const values = Object.fromEntries(
  tagNames.map((name) => [name, async (argument: string | null) => `<${name} ${argument}>`]),
) as TagValues;
const none = async () => '';

describe('the tags of a prompt', () => {
  it.each([
    ['Hello {{username}}, {{username}}!', 'Hello <username null>, <username null>!'],
    ['{{question:favourite colour}}', '<question favourite colour>'],
    ['{{chatHistory:20}} {{ chatHistory : 3 }}', '<chatHistory 20> <chatHistory 3>'],
    ['{{moduleSummary:}}', '<moduleSummary null>'],
    ['{{unknown}} {{constructor}} {username} {{}}', '{{unknown}} {{constructor}} {username} {{}}'],
    ['{{{username}}} {{user name}} {{language', '{<username null>} {{user name}} {{language'],
    ['{{question:two\nlines}}\n\nNote:\n', '<question two\nlines>\n\nNote:\n'],
    ['no tags', 'no tags'],
  ])('%j', async (text, filled) => {
    expect(await fillTags(text, values)).toBe(filled);
  });

  it('leaves out the lines that announce nothing but values that there are not', async () => {
    const newcomer = { ...values, ...{ lastSessionDate: none, sessionSummary: none, username: none } };
    const text = `You talk with {{username}}.
Your last conversation was on {{lastSessionDate}}: {{sessionSummary:1}}.
Last time: {{ sessionSummary }}
Known: {{clientSummary}}, last: {{sessionSummary}}
What is said:
{{sessionSummary}}`;
    expect(await fillTags(text, newcomer)).toBe(
      'You talk with .\nKnown: <clientSummary null>, last: \nWhat is said:\n',
    );
  });

  it('puts values in as they are, even if they look like tags or patterns', async () => {
    const odd = { ...values, username: async () => '{{language}} $& $1' };
    expect(await fillTags('{{username}} | {{language}}', odd)).toBe('{{language}} $& $1 | <language null>');
  });
});
