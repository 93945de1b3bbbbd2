import { getCountries } from 'libphonenumber-js/min';
import { once } from '@/core/process/state';

/** Countries by time zone; null for a zone of several. */
function zones(): Map<string, string | null> {
  return once('zones-of-countries', () => {
    const found = new Map<string, string | null>();
    for (const country of getCountries())
      for (const zone of zonesOf(country)) found.set(zone, found.has(zone) ? null : country);
    return found;
  });
}

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? [];
}

/** Returns the one country (ISO 3166, two letters) that a browser's time zone is used in; undefined where it is unclear. */
export const countryOfZone = (zone: string): string | undefined => zones().get(zone) ?? undefined;
