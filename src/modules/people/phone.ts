import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ErrorCode } from '@/core/errors/errors';

/** A number that can be dialled from anywhere. */
export interface Phone {
  /** E.164: `+972541234567`. */
  e164: string;
  /** Its country, ISO 3166; null where several share its code. */
  country: string | null;
}

/** A country as people write it (`il`, `IL`), or null for what is none. */
export function countryOf(text: string | null | undefined): string | null {
  const code = (text ?? '').trim().toUpperCase();
  return isSupportedCountry(code) ? code : null;
}

/**
 * Reads a number as people write it. One without its country's code is read as a number of `country`; which of several
 * countries it could be is never guessed, because a personal link must not go to a stranger.
 */
export function readPhone(text: string, country: string | null): Phone | ErrorCode {
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const known = countryOf(country);
  // Abroad's prefix of most countries; with the country unknown nothing else would read it.
  const dialled = typed.replace(/^00(?=[1-9])/, '+');
  if (!/\d/.test(dialled) || /\p{L}/u.test(dialled)) return 'invalid_phone';
  if (!dialled.startsWith('+') && !known) return 'phone_needs_country';
  const found = parsePhoneNumberFromString(dialled, (known as CountryCode | null) ?? undefined);
  if (!found?.isValid()) return 'invalid_phone';
  return { e164: found.number, country: found.country ?? null };
}
