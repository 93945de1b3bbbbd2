import { z } from 'zod';
import { CURRENCIES, PRICE_MOST } from './money';

/** A price: more than zero. Apart from `money.ts`, which galleries load: they need no zod. */
export const priceSchema = z.strictObject({
  amount: z.int().min(1).max(PRICE_MOST),
  currency: z.enum(CURRENCIES),
});
