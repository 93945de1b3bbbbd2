import { getCountries } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { COUNTRIES } from './countries';

test('the countries offered are those whose numbers can be read', () => {
  expect([...COUNTRIES].sort()).toEqual([...getCountries()].sort());
});
