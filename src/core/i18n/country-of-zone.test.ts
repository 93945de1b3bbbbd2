import { getCountries } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { countryOfZone } from './country-of-zone';

test.each([
  ['Asia/Jerusalem', 'IL'],
  ['Israel', 'IL'],
  ['Europe/Paris', 'FR'],
  ['America/New_York', 'US'],
  ['Asia/Kolkata', 'IN'],
  ['America/Sao_Paulo', 'BR'],
  ['Europe/Madrid', 'ES'],
  ['UTC', null],
  ['Mars/Olympus', null],
  ['', null],
  [null, null],
])('the zone %s is of %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };
const canonical = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
const zonesOf = (country: string): string[] =>
  (new Intl.Locale(`und-${country}`) as RegionLocale).getTimeZones?.() ?? [];

/** Other names of zones, as browsers and old systems send them. */
const ALIASES =
  'Israel Asia/Tel_Aviv Asia/Kolkata Asia/Calcutta Asia/Saigon Asia/Ho_Chi_Minh Asia/Katmandu Asia/Kathmandu ' +
  'Asia/Rangoon Asia/Yangon Europe/Kiev Europe/Kyiv Europe/Uzhgorod America/Buenos_Aires US/Eastern US/Pacific ' +
  'US/Hawaii GB Eire Japan Singapore Turkey Portugal Poland Egypt Cuba Iran NZ PRC ROK ROC Canada/Eastern ' +
  'Brazil/East Mexico/General Australia/ACT Atlantic/Faeroe Atlantic/Faroe Pacific/Truk Pacific/Chuuk ' +
  'America/Godthab America/Nuuk Europe/Belfast Africa/Asmera Africa/Asmara Etc/UTC GMT EST asia/jerusalem';

test('every zone and alias is of the country whose zones, by canonical names, contain it alone', () => {
  const countries = new Map<string, string[]>();
  for (const country of getCountries())
    for (const zone of new Set(zonesOf(country).map(canonical)))
      countries.set(zone, [...(countries.get(zone) ?? []), country]);
  const all = new Set([
    ...Intl.supportedValuesOf('timeZone'),
    ...getCountries().flatMap(zonesOf),
    ...ALIASES.split(' '),
  ]);
  const answers = [...all].map((zone) => [zone, countryOfZone(zone)]);
  const expected = [...all].map((zone) => {
    const found = countries.get(canonical(zone)) ?? [];
    return [zone, found.length === 1 ? found[0] : null];
  });
  expect(answers.filter(([, country]) => country).length).toBeGreaterThan(390);
  expect(answers).toEqual(expected);
});
