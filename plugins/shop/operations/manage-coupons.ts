import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { asSystem, inTransaction } from '@plugins/kit/server/internal';
import { translator } from '@plugins/kit/server/texts';
import { findCoupon, lockListed } from '../queries/coupons';
import { COUPON_FIELDS, COUPON_FIXED, couponCode } from '../rules/coupon';

const WHY = 'the caller may manage the shop of this account';

/** Adds a coupon or gift credit. Throws INVALID_INPUT, also for a code that there is. */
export async function createCoupon(account: string, input: Record<string, unknown>): Promise<{ id: string }> {
  // The collection refuses a code that is no text.
  const code = typeof input.code === 'string' ? couponCode(input.code) : null;
  if (code !== null && (await findCoupon(pool(), { account, code })))
    throw new KeepersError('INVALID_INPUT', {}, { code: 'taken' });
  const { id } = await asSystem(WHY).create('shop-coupons', { ...input, account } as Record<string, unknown>);
  return { id };
}

/** The given fields of a coupon, its code as it is compared. */
function givenOf(input: Record<string, unknown>): Record<string, unknown> {
  const given = Object.fromEntries(
    COUPON_FIELDS.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]),
  );
  return typeof given.code === 'string' ? { ...given, code: couponCode(given.code) } : given;
}

/**
 * Changes the given fields of a coupon, locked: orders that use it meanwhile wait, and are counted before. Throws
 * NOT_FOUND, INVALID_INPUT, also for a code that there is, and for what a used coupon may no longer change.
 */
export async function changeCoupon(
  account: string,
  id: string,
  input: Record<string, unknown>,
  locale: 'en' | 'he',
): Promise<void> {
  await inTransaction(async (tx) => {
    const coupon = await lockListed(tx.sql, { account, id });
    if (!coupon) throw new KeepersError('NOT_FOUND');
    const given = givenOf(input);
    const fixed = COUPON_FIXED.filter((field) => field in given && given[field] !== coupon[field]);
    if (coupon.used > 0 && fixed.length > 0) {
      const reason = translator(locale)('shop.admin.coupons.isUsed');
      const problem = { code: 'REFUSED' as const, params: { reason } };
      throw new KeepersError('INVALID_INPUT', {}, Object.fromEntries(fixed.map((field) => [field, problem])));
    }
    const { code } = given;
    if (typeof code === 'string' && code !== coupon.code && (await findCoupon(tx.sql, { account, code })))
      throw new KeepersError('INVALID_INPUT', {}, { code: 'taken' });
    await asSystem(WHY, tx).update('shop-coupons', id, given);
  });
}

/** Ends a coupon: it can no longer be used, and its code is free again. Throws NOT_FOUND. */
export async function removeCoupon(account: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const api = asSystem(WHY, tx);
    const coupon = await api.byId('shop-coupons', id);
    if (coupon?.account !== account) throw new KeepersError('NOT_FOUND');
    await api.delete('shop-coupons', id);
  });
}
