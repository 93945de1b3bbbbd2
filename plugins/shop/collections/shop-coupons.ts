import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';
import { checkCoupon } from '../hooks';
import { COUPON_KINDS } from '../rules/coupon';
import { account, count, link, text } from './fields';

/** A coupon, or a gift credit, whose `amount` is what is left of it. */
export const shopCoupons: CollectionConfig = {
  slug: 'shop-coupons',
  access: accessFor('shop-coupons'),
  admin: { useAsTitle: 'code', hidden: true },
  hooks: { beforeChange: [checkCoupon] },
  indexes: [{ fields: ['account', 'code'], unique: true }],
  fields: [
    account,
    // In capitals, without spaces and hyphens: as it is compared.
    text('code', 40, true),
    { name: 'kind', type: 'select', options: [...COUPON_KINDS], required: true },
    count('percent'),
    count('amount'),
    { ...(text('currency', 3) as object), custom: { holds: 'currency' } } as never,
    { ...(text('ends_on', 10) as object), custom: { holds: 'day' } } as never,
    // Most orders with it; 0: no limit.
    count('most'),
    count('used'),
    link('event', 'events'),
  ],
};
