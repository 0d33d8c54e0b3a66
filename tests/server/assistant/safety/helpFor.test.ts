import { describe, expect, it } from 'vitest';
import { helpFor, helpHtml } from '../../../../server/assistant/safety/helpFor';
import { careKinds, type Need } from '../../../../server/assistant/safety/need';
import { needKind } from '../../../../server/db/tables';
import { helpLanguages } from '../../../../src/api/help/contactsFor';

const kinds: readonly Need['kind'][] = ['danger', ...careKinds];
const every = helpLanguages.flatMap((language) => kinds.map((kind) => [language, kind] as const));

describe('the words of the help', () => {
  it.each(every)('in %s for %s are short, and end with an open question', (language, kind) => {
    const { words, question } = helpFor(kind, language, null);
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) expect(word.length).toBeLessThan(330);
    expect(question).toMatch(/\?$/);
  });

  it.each(helpLanguages)('in %s are others for each kind', (language) => {
    const said = kinds.flatMap((kind) => helpFor(kind, language, null).words);
    expect(new Set(said).size).toBe(said.length);
  });

  it.each(every)('in %s for %s do not shout', (language, kind) => {
    expect(JSON.stringify(helpFor(kind, language, null))).not.toContain('!"');
  });

  it('are in the language of a region, and English for those that we do not write', () => {
    expect(helpFor('eating', 'de-AT', null).language).toBe('de');
    expect(helpFor('eating', 'fr', null)).toEqual(helpFor('eating', 'en', null));
    expect(helpFor('eating', null, null).language).toBe('en');
  });

  it('do not take somebody who worries about another for the one in danger', () => {
    const { words, question } = helpFor('someone-else', 'en', 'US');
    expect([...words, question].join(' ')).not.toMatch(/not safe with myself|you need not carry/i);
  });

  it('tell a child of the age rule and of people for children', () => {
    const { words, contacts } = helpFor('child', 'en', 'GB');
    expect(words.join(' ')).toMatch(/13 and older/);
    expect(contacts[0]?.name).toBe('Childline');
  });

  it('are there for every kind that the database can store', () => {
    expect([...needKind.enumValues].sort()).toEqual([...kinds].sort());
  });
});

describe('the help as HTML', () => {
  it('has words, contacts with their numbers, and the question', () => {
    const html = helpHtml(helpFor('danger', 'en', 'GB'));
    expect(html).toContain('<strong>Samaritans</strong> · day and night · Call 116 123');
    expect(html).toContain('<a href="https://www.samaritans.org">Website</a>');
  });

  it('escapes what would be markup', () => {
    const help = { ...helpFor('danger', 'en', null), words: ['<b> & "'] };
    expect(helpHtml(help)).toContain('<p>&lt;b&gt; &amp; &quot;</p>');
  });
});
