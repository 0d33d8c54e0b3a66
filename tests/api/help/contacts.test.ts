import { describe, expect, it } from 'vitest';
import { countries, directory } from '../../../src/api/help/contacts';
import { contactsFor, helpLanguages } from '../../../src/api/help/contactsFor';

const services = Object.entries(countries).flatMap(([country, { services }]) =>
  services.map((service) => ({ country, ...service })),
);

describe('the table of contacts', () => {
  it.each(services)('says of $name ($country) where it was found, and when', (service) => {
    expect(new URL(service.source).protocol).toMatch(/^https?:$/);
    expect(service.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(service.helps.length).toBeGreaterThan(0);
  });

  it.each(services)('has a way to reach $name ($country)', ({ call = [], text = [], chat, web }) => {
    expect(call.length + text.length + [chat, web].filter(Boolean).length).toBeGreaterThan(0);
    for (const number of [...call, ...text.map(({ number }) => number)])
      expect(number).toMatch(/^[\d ()*-]+$/);
    for (const address of [chat, web]) if (address) expect(new URL(address).protocol).toBe('https:');
  });

  it.each(Object.keys(countries))('has an emergency number and somebody for a crisis in %s', (country) => {
    expect(countries[country]?.emergency.length).toBeGreaterThan(0);
    expect(countries[country]?.services.some(({ helps }) => helps.includes('crisis'))).toBe(true);
  });
});

describe('whom somebody can turn to', () => {
  const namesFor = (kind: string, country: string | null) =>
    contactsFor(kind, country, 'en').map(({ name }) => name);

  it('are those for the need, then the emergency number and the directory', () => {
    expect(namesFor('danger', 'GB')).toEqual(['Samaritans', 'Emergency number', directory.name]);
    expect(namesFor('home-violence', 'GB').slice(0, 2)).toEqual([
      'National Domestic Abuse Helpline',
      'Samaritans',
    ]);
    expect(namesFor('child', 'GB')[0]).toBe('Childline');
    expect(namesFor('eating', 'GB')[0]).toBe('Beat');
  });

  it('are those for a crisis where a country has none for the need, or the need is a new one', () => {
    expect(namesFor('child', 'MX')[0]).toBe('Línea de la Vida');
    expect(namesFor('of a later server', 'GB')[0]).toBe('Samaritans');
  });

  it('are the local emergency number and the directory in a country that is not known', () => {
    for (const country of [null, 'ZZ'])
      expect(namesFor('danger', country)).toEqual(['Call your local emergency number', directory.name]);
  });

  it('can be called, texted and looked up with one press', () => {
    const [lifeline] = contactsFor('danger', 'US', 'en');
    expect(lifeline?.ways).toEqual([
      { label: 'Call 988', href: 'tel:988' },
      { label: 'Text 988', href: 'sms:988' },
      { label: 'Chat', href: 'https://988lifeline.org' },
    ]);
    const [violence] = contactsFor('home-violence', 'US', 'en');
    expect(violence?.ways[1]).toEqual({ label: 'Text START to 88788', href: 'sms:88788?body=START' });
    expect(contactsFor('danger', 'CL', 'es')[0]?.ways[0]?.href).toBe('tel:*4141');
  });

  it('tell when they are open, and in which languages where that is not the reader’s own', () => {
    expect(contactsFor('child', 'DE', 'de')[0]?.about).toBe('Mo–Sa 14:00–20:00');
    expect(contactsFor('danger', 'DE', 'da')[0]?.about).toBe('døgnet rundt · tysk');
    expect(contactsFor('danger', 'DK', 'da')[0]?.about).toBe('');
  });

  it.each(helpLanguages)('are put into words in %s', (language) => {
    for (const country of [...Object.keys(countries), null]) {
      for (const { name, about } of contactsFor('danger', country, language)) {
        expect(name).not.toBe('');
        expect(about).not.toContain('undefined');
      }
    }
  });
});
