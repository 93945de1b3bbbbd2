import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { asSystem, inTransaction } from '@plugins/kit/server/internal';
import { findCoupon } from '../queries/coupons';
import { couponCode } from '../rules/coupon';

const WHY = 'the caller may manage the shop of this account';

/** Adds a coupon or gift credit. Throws INVALID_INPUT, also for a code that there is. */
export async function createCoupon(account: string, input: Record<string, unknown>): Promise<{ id: string }> {
  const code = couponCode(String(input.code ?? ''));
  if (await findCoupon(pool(), { account, code }))
    throw new KeepersError('INVALID_INPUT', {}, { code: 'taken' });
  const { id } = await asSystem(WHY).create('shop-coupons', { ...input, account } as Record<string, unknown>);
  return { id };
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
