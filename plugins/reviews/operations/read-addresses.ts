import { KeepersError } from '@plugins/kit/server';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';

/** Addresses one call may ask. */
export const MOST_ADDRESSES = 50;
/** Wrong ones that are named; of more, these tell enough. */
const NAMED = 10;

const address = z.email().max(254);

/** Addresses as they were typed, each once, in small letters. Throws INVALID_INPUT for too many, and names what is none. */
export function readAddresses(typed: readonly string[], locale: 'en' | 'he'): string[] {
  const t = translator(locale);
  const refuse = (reason: string) =>
    new KeepersError('INVALID_INPUT', {}, { emails: { code: 'REFUSED', params: { reason } } });
  const all = [...new Set(typed.map((one) => one.trim().toLowerCase()))];
  const wrong = all.filter((one) => !address.safeParse(one).success);
  if (wrong.length > 0)
    throw refuse(
      t('reviews.admin.noAddresses', { count: wrong.length, list: wrong.slice(0, NAMED).join(', ') }),
    );
  if (all.length > MOST_ADDRESSES)
    throw refuse(t('reviews.admin.tooManyAddresses', { most: MOST_ADDRESSES }));
  return all;
}
