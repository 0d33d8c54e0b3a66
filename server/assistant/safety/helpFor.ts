import { contactsFor, helpLanguageOf } from '../../../src/api/help/contactsFor';
import type { Help } from '../../../src/api/help/help';
import type { Need } from './need';
import { danish } from './words/da';
import { german } from './words/de';
import { english } from './words/en';
import { spanish } from './words/es';

const languages = { en: english, da: danish, de: german, es: spanish };

/**
 * What somebody in need gets at once: fixed words in their language, and whom they can turn to.
 *
 * @param language the person's own; English where we don't write it
 * @param country the one that they seem to be in; null where that isn't known
 */
export function helpFor(kind: Need['kind'], language: string | null, country: string | null): Help {
  const written = helpLanguageOf(language);
  const { words, question } = languages[written][kind];
  const contacts = contactsFor(kind, country, written);
  return { kind, language: written, words: [...words], question, country, contacts };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

/** The same as HTML, for the entry's own text: applications that know no help show this (contract 2.1). */
export function helpHtml({ words, question, contacts }: Help): string {
  const items = contacts.map(({ name, about, ways }) => {
    const links = ways.map(({ label, href }) =>
      href.startsWith('https:') ? `<a href="${escaped(href)}">${escaped(label)}</a>` : escaped(label),
    );
    const line = [`<strong>${escaped(name)}</strong>`, escaped(about), ...links].filter(Boolean).join(' · ');
    return `<li>${line}</li>`;
  });
  const [first = '', ...others] = words;
  return [paragraph(first), `<ul>${items.join('')}</ul>`, ...[...others, question].map(paragraph)].join('');
}
