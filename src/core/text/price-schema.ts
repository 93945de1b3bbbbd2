import { z } from 'zod';
import { CURRENCIES } from './money';

/** The largest price, in minor units. */
const MOST = 100_000_000;

/** A price: more than zero. Apart from `money.ts`, which galleries load: they need no zod. */
export const priceSchema = z.strictObject({
  amount: z.int().min(1).max(MOST),
  currency: z.enum(CURRENCIES),
});
