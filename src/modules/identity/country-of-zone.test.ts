import { expect, test } from 'vitest';
import { countryOfZone } from './country-of-zone';

test.each([
  ['Asia/Jerusalem', 'IL'],
  ['America/Sao_Paulo', 'BR'],
  ['Europe/Madrid', 'ES'],
  ['UTC', undefined],
  ['Not/A_Zone', undefined],
])('%s is used in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});
