import { countries } from './contacts';

const zones: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires America/Cordoba America/Rosario America/Mendoza America/Jujuy America/Catamarca',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CA: `America/Toronto America/Montreal America/Vancouver America/Edmonton America/Calgary America/Winnipeg
    America/Halifax America/St_Johns America/Regina America/Moncton America/Glace_Bay America/Goose_Bay
    America/Iqaluit America/Thunder_Bay America/Whitehorse America/Yellowknife America/Swift_Current`,
  CH: 'Europe/Zurich',
  CL: 'America/Santiago America/Punta_Arenas America/Coyhaique Pacific/Easter',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata Asia/Calcutta',
  MX: `America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida America/Chihuahua
    America/Hermosillo America/Mazatlan America/Ciudad_Juarez America/Matamoros America/Ojinaga
    America/Bahia_Banderas`,
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo Arctic/Longyearbyen',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  SE: 'Europe/Stockholm',
  US: `America/New_York America/Detroit America/Chicago America/Denver America/Phoenix America/Los_Angeles
    America/Boise America/Anchorage America/Juneau America/Sitka America/Nome America/Adak America/Menominee
    America/Louisville America/Indianapolis Pacific/Honolulu`,
};

/** Zones of a country that share a beginning. */
const regions: readonly (readonly [beginning: string, country: string])[] = [
  ['Australia/', 'AU'],
  ['America/Argentina/', 'AR'],
  ['America/Indiana/', 'US'],
  ['America/Kentucky/', 'US'],
  ['America/North_Dakota/', 'US'],
];

const byZone = new Map(
  Object.entries(zones).flatMap(([country, names]) => names.split(/\s+/).map((zone) => [zone, country])),
);

/** Says nothing about where somebody is. */
const isNowhere = (zone: string) => zone === '' || zone === 'UTC' || zone.startsWith('Etc/');

/**
 * The country that somebody seems to be in, as far as the table of contacts has it; null for any other. The time zone
 * decides: people choose their language, and rarely their clock.
 *
 * @param timeZone as in 'Europe/Copenhagen', empty where it isn't known
 * @param languages as a browser lists them, e.g. 'da-DK'
 */
export function placeOf(timeZone: string, languages: readonly string[]): string | null {
  if (!isNowhere(timeZone)) {
    const region = regions.find(([beginning]) => timeZone.startsWith(beginning));
    return byZone.get(timeZone) ?? region?.[1] ?? null;
  }
  for (const language of languages) {
    const country = countryOf(language);
    if (country) return country;
  }
  return null;
}

/** Danish is spoken in one country only; the other languages say nothing without a region. */
function countryOf(language: string): string | null {
  const [name, ...parts] = language.split('-');
  const region = parts.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase();
  if (region) return region in countries ? region : null;
  return name?.toLowerCase() === 'da' ? 'DK' : null;
}
