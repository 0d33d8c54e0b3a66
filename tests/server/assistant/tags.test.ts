import { describe, expect, it } from 'vitest';
import { fillTags, type TagValues } from '../../../server/assistant/tags';
import { tagNames } from '../../../src/api/admin/promptTags';

const values = Object.fromEntries(
  tagNames.map((name) => [name, async (argument: string | null) => `<${name} ${argument}>`]),
) as TagValues;

describe('the tags of a prompt', () => {
  it.each([
    ['Hello {{username}}, {{username}}!', 'Hello <username null>, <username null>!'],
    ['{{question:favourite colour}}', '<question favourite colour>'],
    ['{{chatHistory:20}} {{ chatHistory : 3 }}', '<chatHistory 20> <chatHistory 3>'],
    ['{{moduleSummary:}}', '<moduleSummary null>'],
    ['{{unknown}} {{constructor}} {username} {{}}', '{{unknown}} {{constructor}} {username} {{}}'],
    ['{{{username}}} {{user name}} {{language', '{<username null>} {{user name}} {{language'],
    ['no tags', 'no tags'],
  ])('%j', async (text, filled) => {
    expect(await fillTags(text, values)).toBe(filled);
  });

  it('puts values in as they are, even if they look like tags or patterns', async () => {
    const odd = { ...values, username: async () => '{{language}} $& $1' };
    expect(await fillTags('{{username}} | {{language}}', odd)).toBe('{{language}} $& $1 | <language null>');
  });
});
