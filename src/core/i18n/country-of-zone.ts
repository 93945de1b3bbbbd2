import { getCountries } from 'libphonenumber-js/min';

/** Node supports it; TypeScript's types do not yet. */
type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** Returns the one name that this system uses for a zone and its aliases. Throws for an unknown zone. */
const canonical = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

let known: ReadonlyMap<string, string | null> | null = null;

function read(): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const country of getCountries()) {
    const zones = (new Intl.Locale(`und-${country}`) as RegionLocale).getTimeZones?.() ?? [];
    // Node lists canonical names only; a formatter for each of 400 zones would find the same in 35 ms.
    for (const zone of zones) found.set(zone, found.has(zone) ? null : country);
  }
  return found;
}

/** Returns the country of a time zone; null if several share it, or none. */
export function countryOfZone(zone: string | null | undefined): string | null {
  if (!zone) return null;
  known ??= read();
  try {
    return known.get(canonical(zone)) ?? null;
  } catch {
    return null;
  }
}
