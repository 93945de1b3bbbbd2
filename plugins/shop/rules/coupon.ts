import { CURRENCIES, PRICE_MOST } from '@plugins/kit/internal';
import { z } from 'zod';

/** A percent of the order, a sum off, or a credit that is used up. */
export const COUPON_KINDS = ['percent', 'amount', 'credit'] as const;

/** A code as it is compared: capitals, without spaces and hyphens. */
export const couponCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]+/g, '');

/** The rules of a coupon. */
export const couponSchema = z
  .strictObject({
    code: z
      .string()
      .transform(couponCode)
      .pipe(z.string().regex(/^[\p{L}\p{N}]{3,40}$/u)),
    kind: z.enum(COUPON_KINDS),
    percent: z.int().min(0).max(100).default(0),
    amount: z.int().min(0).max(PRICE_MOST).default(0),
    currency: z.enum(CURRENCIES).nullable().default(null),
    ends_on: z.iso.date().nullable().default(null),
    most: z.int().min(0).max(100_000).default(0),
  })
  .check(({ value, issues }) => {
    const { kind, percent, amount, currency } = value;
    const field = kind === 'percent' ? 'percent' : 'amount';
    const set = kind === 'percent' ? percent > 0 : amount > 0 && currency !== null;
    if (!set) issues.push({ code: 'custom', input: value[field], path: [field], message: 'missing' });
  });
export type CouponInput = z.infer<typeof couponSchema>;

/** The fields of `couponSchema`. */
export const COUPON_FIELDS = ['code', 'kind', 'percent', 'amount', 'currency', 'ends_on', 'most'] as const;
/** Those that orders rely on: they change no more once an order has used the coupon. */
export const COUPON_FIXED = ['code', 'kind', 'percent', 'amount', 'currency'] as const;

/** A stored coupon, as an order applies it. */
export interface Coupon {
  id: string;
  kind: (typeof COUPON_KINDS)[number];
  percent: number;
  amount: number;
  currency: string | null;
  /** Its last day is over, where the studio is. */
  ended: boolean;
  most: number;
  used: number;
}

/** Returns what a coupon takes off a subtotal, in minor units; null if it is not active for such an order. */
export function discountOf(
  coupon: Coupon,
  { subtotal, currency }: { subtotal: number; currency: string },
): number | null {
  if (coupon.ended) return null;
  if (coupon.most > 0 && coupon.used >= coupon.most) return null;
  if (coupon.kind === 'percent') return Math.floor((subtotal * coupon.percent) / 100);
  if (coupon.currency !== currency || coupon.amount === 0) return null;
  return Math.min(coupon.amount, subtotal);
}
