import { describe, expect, it } from 'vitest';
import { countries } from '../../../src/api/help/contacts';
import { placeOf } from '../../../src/api/help/placeOf';

describe('where somebody seems to be', () => {
  it.each([
    ['Europe/Copenhagen', 'DK'],
    ['Europe/Berlin', 'DE'],
    ['America/Chicago', 'US'],
    ['America/Indiana/Knox', 'US'],
    ['America/Toronto', 'CA'],
    ['America/Argentina/Ushuaia', 'AR'],
    ['Australia/Perth', 'AU'],
    ['Asia/Calcutta', 'IN'],
  ])('is told by the clock: %s', (timeZone, country) => {
    expect(placeOf(timeZone, ['en-US'])).toBe(country);
  });

  it('is not told by the language when the clock says elsewhere', () => {
    expect(placeOf('Asia/Tokyo', ['en-US'])).toBeNull();
  });

  it('is told by the languages where the clock says nothing', () => {
    expect(placeOf('', ['en', 'de-AT'])).toBe('AT');
    expect(placeOf('UTC', ['es-419', 'es-MX'])).toBe('MX');
    expect(placeOf('', ['zh-Hans-CN', 'en-gb'])).toBe('GB');
    expect(placeOf('', ['da'])).toBe('DK');
    expect(placeOf('', ['de', 'en', '*', ''])).toBeNull();
  });

  it.each(Object.keys(countries))('can be told by a clock for %s', (country) => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'Australia/Sydney'];
    expect(zones.some((zone) => placeOf(zone, []) === country)).toBe(true);
  });
});
