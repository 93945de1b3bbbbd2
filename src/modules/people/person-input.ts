import { z } from 'zod';
import type { Sql } from '@/core/db/pool';
import { type ErrorCode, KeepersError } from '@/core/errors/errors';
import { countryOfZone } from '@/core/i18n/country-of-zone';
import { LOCALES } from '@/core/i18n/locale';
import { countryOf, readPhone } from './phone';
import { findHome } from './queries/client-rows';

/** A boolean from JSON or a form. */
export const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1'),
]);

const empty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

/** Control characters (a pasted line break) become spaces: the record refuses them. */
const spaced = (text: string | null | undefined, control: RegExp) =>
  (text ?? '').toWellFormed().replace(control, ' ').trim();
/** Control characters that a text of several lines may not contain. */
const CONTROL_OF_LINES = /(?:(?![\t\n\r])\p{Cc})+/gu;

/** An address. Payload's email field refuses a name of a host that ends with a hyphen. */
const email = z
  .email()
  .max(320)
  .refine((text) => !/@.*-(\.|$)/.test(text), { params: { problem: 'invalid_email' } });

/** Contact details of a person. */
export const contactFields = {
  email: z.preprocess(empty, z.string().trim().pipe(email).optional()),
  phone: z.preprocess(empty, z.string().trim().max(40).optional()),
  country: z.preprocess(empty, z.string().trim().length(2).optional()),
};

/** The fields in which a client who entered by the code leaves name and address. */
export const introductionFields = {
  name: z.preprocess(
    empty,
    z
      .string()
      .transform((text) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim())
      .pipe(z.string().max(200))
      .optional(),
  ),
  email: contactFields.email,
};

/** All details of a client, as forms and tables name them. */
export const detailFields = z.object({
  name: z
    .string()
    .nullish()
    .transform((text) => spaced(text, /\p{Cc}+/gu))
    .pipe(z.string().max(200)),
  ...contactFields,
  additional_email: contactFields.email,
  description: z.preprocess(
    empty,
    z
      .string()
      .transform((text) => spaced(text, CONTROL_OF_LINES))
      .pipe(z.string().max(5000))
      .optional(),
  ),
  language: z.preprocess(empty, z.enum(LOCALES).optional()),
});

/**
 * Returns the default country of an account's numbers: the one in its settings, else the one of its time zone, else
 * that of its language; null if unknown.
 */
export async function homeOf(sql: Sql, account: string): Promise<string | null> {
  const row = await findHome(sql, account);
  return row?.country_code ?? countryOfZone(row?.time_zone) ?? (row?.locale === 'he' ? 'IL' : null);
}

/** Parses a number, with the person's country or else the account's as default. Throws INVALID_INPUT. */
export function phoneOf(
  phone: string | undefined,
  country: string | undefined | null,
  home: string | null,
): { phone_number: string | null; country_code: string | null } {
  const its = countryOf(country);
  if (country && !its) throw new KeepersError('INVALID_INPUT', {}, { country: 'invalid' });
  if (!phone) return { phone_number: null, country_code: its };
  const read = readPhone(phone, its ?? home);
  if (typeof read !== 'object')
    throw new KeepersError('INVALID_INPUT', {}, { phone: read satisfies ErrorCode });
  return { phone_number: read.e164, country_code: its ?? read.country };
}
