import { countries } from '../../../api/help/contacts';
import { contactsFor } from '../../../api/help/contactsFor';
import type { Contact, Help } from '../../../api/help/help';
import { placeOf } from '../../../api/help/placeOf';
import { readDraft, writeDraft } from '../../../shared/drafts/drafts';

const draftName = 'help.country';
/** Stored where somebody has said that they are in none of the countries. */
const elsewhere = '-';

/**
 * The country whose numbers somebody sees: what they have chosen, else what this device's clock says. It never leaves
 * the device. Null for any that the table does not have.
 */
export function readPlace(userId: string): string | null {
  const chosen = readDraft(userId, draftName);
  if (chosen) return chosen === elsewhere ? null : chosen;
  return placeOf(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', navigator.languages);
}

/** Keeps what somebody has chosen; null for none of the countries. */
export const writePlace = (userId: string, country: string | null): void =>
  writeDraft(userId, draftName, country ?? elsewhere);

/** Whom somebody can turn to there; the server's own list where it is of the same country, since it may be newer. */
export const contactsIn = (place: string | null, help: Help): Contact[] =>
  place === help.country ? help.contacts : contactsFor(help.kind, place, help.language);

/** The countries of the table by their names in a language. */
export function everyPlace(language: string): { country: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return Object.keys(countries)
    .map((country) => ({ country, name: names.of(country) ?? country }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
