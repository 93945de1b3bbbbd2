import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ErrorCode } from '@/core/errors/errors';

/** An international telephone number. */
export interface Phone {
  /** E.164: `+972541234567`. */
  e164: string;
  /** Its country, ISO 3166; null if several share its calling code. */
  country: string | null;
}

/** Returns a country code in any case (`il`, `IL`), or null if there is no such country. */
export function countryOf(text: string | null | undefined): string | null {
  const code = (text ?? '').trim().toUpperCase();
  return isSupportedCountry(code) ? code : null;
}

/**
 * Parses a number as people write it. Without a country code it is read as a number of `country`; a country is never
 * guessed, because a personal link must not reach a stranger.
 */
export function readPhone(text: string, country: string | null): Phone | ErrorCode {
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const known = countryOf(country);
  // The international prefix of most countries, which the library cannot read without a default country.
  const dialled = typed.replace(/^00(?=[1-9])/, '+');
  if (!/\d/.test(dialled) || /\p{L}/u.test(dialled)) return 'invalid_phone';
  if (!dialled.startsWith('+') && !known) return 'phone_needs_country';
  const found = parsePhoneNumberFromString(dialled, (known as CountryCode | null) ?? undefined);
  if (!found?.isValid()) return 'invalid_phone';
  return { e164: found.number, country: found.country ?? null };
}
