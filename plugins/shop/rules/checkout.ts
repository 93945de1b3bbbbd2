import { z } from 'zod';
import { linesSchema } from './cart';

const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

/** An address as orders store it. */
export const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** What a person enters to order. The total is what they saw, in minor units; it is compared, never used. */
export const checkoutSchema = z.object({
  /** In place of the cart's. */
  lines: linesSchema.optional(),
  method: z.string().max(40).nullish(),
  name: z.string().trim().min(1).max(200),
  email: emailSchema,
  address: optional(1000),
  /** A way of delivery of the price list; the only one may be left out. */
  delivery: optional(40),
  note: optional(2000),
  coupon: optional(60),
  /** The unpaid extras of the selection, in place of the cart. */
  extras: z.preprocess((value) => (value === 'true' ? true : value), z.boolean().default(false)),
  total: z.preprocess(
    // A program sends the amount with its currency, a form the number alone.
    (value) => (value && typeof value === 'object' && 'amount' in value ? value.amount : value),
    z.coerce.number().int().min(0),
  ),
});
export type Checkout = z.infer<typeof checkoutSchema>;
