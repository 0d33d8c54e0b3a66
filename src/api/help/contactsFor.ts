import { countries, directory, type Purpose, type Service } from './contacts';
import type { Contact } from './help';

/** What is looked for first by the kind of need, and what stands beside it or in its place. */
const purposes: Readonly<Record<string, readonly Purpose[]>> = {
  'home-violence': ['violence', 'crisis'],
  child: ['child'],
  eating: ['eating', 'crisis'],
};

const words = {
  en: {
    call: 'Call',
    text: 'Text',
    textWord: (word: string, number: string) => `Text ${word} to ${number}`,
    chat: 'Chat',
    web: 'Website',
    always: 'day and night',
    danger: 'If a life is in danger right now',
    emergency: 'Emergency number',
    localEmergency: 'Call your local emergency number',
    directory: 'Helplines in many countries',
  },
  da: {
    call: 'Ring',
    text: 'Sms',
    textWord: (word: string, number: string) => `Sms ${word} til ${number}`,
    chat: 'Chat',
    web: 'Hjemmeside',
    always: 'døgnet rundt',
    danger: 'Hvis nogens liv er i fare lige nu',
    emergency: 'Alarmcentralen',
    localEmergency: 'Ring til alarmcentralen, hvor du er',
    directory: 'Hjælpelinjer i mange lande',
  },
  de: {
    call: 'Anrufen',
    text: 'SMS',
    textWord: (word: string, number: string) => `SMS mit ${word} an ${number}`,
    chat: 'Chat',
    web: 'Website',
    always: 'Tag und Nacht',
    danger: 'Wenn gerade ein Leben in Gefahr ist',
    emergency: 'Notruf',
    localEmergency: 'Ruf den Notruf an, wo du bist',
    directory: 'Hilfetelefone in vielen Ländern',
  },
  es: {
    call: 'Llamar',
    text: 'SMS',
    textWord: (word: string, number: string) => `SMS con ${word} al ${number}`,
    chat: 'Chat',
    web: 'Página web',
    always: 'día y noche',
    danger: 'Si una vida corre peligro ahora mismo',
    emergency: 'Emergencias',
    localEmergency: 'Llama al número de emergencias de donde estés',
    directory: 'Líneas de ayuda en muchos países',
  },
} as const;
type Language = keyof typeof words;

/** The languages that help is written in. */
export const helpLanguages = Object.keys(words) as Language[];

/** The language of these that a person's comes closest to, e.g. `de` for `de-AT`; English for all others. */
export function helpLanguageOf(language: string | null): Language {
  const name = (language ?? '').split('-')[0]?.toLowerCase();
  return helpLanguages.find((known) => known === name) ?? 'en';
}

/**
 * Whom somebody can turn to: what fits the need, then the emergency number, then a directory of all countries.
 *
 * @param kind the kind of need; an unknown one gets those for a crisis
 * @param country as `placeOf` has it; null where it isn't known
 */
export function contactsFor(kind: string, country: string | null, language: string): Contact[] {
  const known = country === null ? undefined : countries[country];
  const say = words[helpLanguageOf(language)];
  return [
    ...servicesFor(kind, known?.services ?? []).map((service) => toContact(service, language)),
    known
      ? {
          name: say.emergency,
          about: say.danger,
          ways: known.emergency.map((number) => toCall(number, say.call)),
        }
      : { name: say.localEmergency, about: say.danger, ways: [] },
    { name: directory.name, about: say.directory, ways: [{ label: say.web, href: directory.web }] },
  ];
}

/** Those for the need itself first; where a country has none of them, those for any crisis. */
function servicesFor(kind: string, services: readonly Service[]): Service[] {
  const wanted = purposes[kind] ?? ['crisis'];
  const found = wanted.flatMap((purpose) => services.filter(({ helps }) => helps.includes(purpose)));
  return found.length > 0 ? found : services.filter(({ helps }) => helps.includes('crisis'));
}

function toContact(
  { name, call = [], text = [], chat, web, hours, languages }: Service,
  language: string,
): Contact {
  const say = words[helpLanguageOf(language)];
  const ways = [
    ...call.map((number) => toCall(number, say.call)),
    ...text.map(({ number, word }) => ({
      label: word ? say.textWord(word, number) : `${say.text} ${number}`,
      href: `sms:${dialled(number)}${word ? `?body=${encodeURIComponent(word)}` : ''}`,
    })),
    ...(chat ? [{ label: chat.includes('wa.me') ? 'WhatsApp' : say.chat, href: chat }] : []),
    ...(web ? [{ label: say.web, href: web }] : []),
  ];
  const open = openingOf(hours, language);
  // That somebody is spoken to in their own language goes without saying.
  const isOwn = languages.length === 1 && languages[0] === language;
  return { name, about: [open, isOwn ? '' : spoken(languages, language)].filter(Boolean).join(' · '), ways };
}

const toCall = (number: string, call: string) => ({
  label: `${call} ${number}`,
  href: `tel:${dialled(number)}`,
});

const dialled = (number: string) => number.replace(/[^\d*#+]/g, '');

function openingOf(hours: Service['hours'], language: string): string {
  if (hours === null) return '';
  if (hours === 'always') return words[helpLanguageOf(language)].always;
  const day = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const [from, to] = [hours.from, hours.to].map((number) => day.format(Date.UTC(2024, 0, number)));
  return `${from}–${to} ${hours.open}–${hours.close}`;
}

function spoken(languages: readonly string[], language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return languages.map((code) => names.of(code) ?? code).join(', ');
}
