import { z } from 'zod';
import { CURRENCIES, type Money } from '@/modules/money/rules/plan';

/** An amount: whole minor units (cents, agorot), never negative. */
export const moneySchema = z.strictObject({
  amount: z.int().min(0),
  currency: z.enum(CURRENCIES),
}) satisfies z.ZodType<Money>;

/** Whether two amounts are equal, including the currency. */
export const sameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;
