import { expect, test } from 'vitest';
import { countryOfZone } from './zone-country';

test.each([
  ['Asia/Jerusalem', 'IL'],
  ['Israel', 'IL'],
  ['Europe/Paris', 'FR'],
  ['America/New_York', 'US'],
  ['Asia/Kolkata', 'IN'],
  ['UTC', null],
  ['Mars/Olympus', null],
  ['', null],
  [null, null],
])('the zone %s is of %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});
