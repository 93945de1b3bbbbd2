import { offeredPayments } from '@/modules/money/payment-methods';
import type { Money } from '@/modules/money/rules/plan';

/** Returns the methods by which an account (null: the platform) accepts such a sum, with the message keys of their names. */
export async function offerPayments(asked: {
  account: string | null;
  total: Money;
}): Promise<{ id: string; label: string }[]> {
  return offeredPayments(asked);
}
