import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** One choice of a list. */
export interface Choice {
  value: string;
  label: string;
}

/** Every country by its name in this language, with its telephone prefix. */
export function countryChoices(locale: string): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return getCountries()
    .map((code) => ({
      value: code,
      label: `${names.of(code) ?? code} (\u2066+${getCountryCallingCode(code)}\u2069)`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
