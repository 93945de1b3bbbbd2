import { type Authorized, takeRate } from '@plugins/kit/server/people';
import { buyerOf } from './read-cart';

/** Counts a code that a person enters, before it is looked up. Throws RATE_REACHED where they, or their project, try too many. */
export async function limitCoupons(entered: Authorized): Promise<void> {
  await takeRate('coupon', buyerOf(entered).person);
  await takeRate('coupons', entered.event.id);
}
