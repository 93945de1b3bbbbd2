import { KeepersError } from '@plugins/kit/server';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';

/** Maximum addresses per call. */
export const MOST_ADDRESSES = 50;
/** Maximum invalid addresses listed in the error. */
const NAMED = 10;

const address = z.email().max(254);

/**
 * Returns typed addresses in lower case without duplicates. Throws INVALID_INPUT for too many, or with the invalid
 * ones.
 */
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
