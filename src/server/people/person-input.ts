import { z } from 'zod';
import { type ErrorCode, KeepersError } from '@/domain/errors';
import { countryOf, readPhone } from './phone';

/** A yes or no as JSON or as a form says it. */
export const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1'),
]);

const empty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

/** How somebody is reached. */
export const contactFields = {
  email: z.preprocess(empty, z.string().trim().pipe(z.email().max(320)).optional()),
  phone: z.preprocess(empty, z.string().trim().max(40).optional()),
  country: z.preprocess(empty, z.string().trim().length(2).optional()),
};

/** A number as it is stored, with the country it belongs to: the person's, else the account's. Throws INVALID_INPUT. */
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
