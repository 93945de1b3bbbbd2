import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';
import type { DisputeState, KeptCard } from '@/modules/money/rules/payment-state';
import type { Money } from '@/modules/money/rules/plan';

/** What a purpose hears about one of its payments. */
export interface PurposeEvent {
  /** The id of what is paid for: an order, an invoice. */
  id: string;
  /** `card`: what it kept for later charges (`money.charge` names this payment). */
  payment: { id: string; method: string; total: Money; card: KeptCard | null };
  /** The whole sum that is kept: paid, less what was refunded. */
  kept: Money;
}

/**
 * What payments are for: an order of the shop, paid extras. Its functions run in the transaction that writes the
 * money, so that both happen or neither; one that throws undoes both, and the payment is looked at again.
 */
export interface Purpose {
  /** Named like the feature, or `<feature>.…`; stored with each payment, so it never changes. */
  kind: string;
  /**
   * Locks the row of what is paid for; null if it does not exist. `payable`: whether a payment may begin now; `total`:
   * what it costs, which `begin` compares.
   */
  lock: (sql: Sql, id: string) => Promise<{ account: string | null; payable: boolean; total: Money } | null>;
  /** Its name on documents (`Order 1043`). */
  title?: (sql: Sql, id: string, locale: Locale) => Promise<string>;
  /** It is paid: also after it was cancelled, as money that arrived late reopens it. */
  paid: (sql: Sql, event: PurposeEvent) => Promise<void>;
  /** The mark "paid" was undone by the owner. */
  unpaid?: (sql: Sql, event: PurposeEvent) => Promise<void>;
  /** The payment failed, ran out or was cancelled; another may begin. */
  failed?: (sql: Sql, event: PurposeEvent & { reason: string }) => Promise<void>;
  /** Money was returned: `amount` now, `kept` is left. */
  refunded?: (sql: Sql, event: PurposeEvent & { refund: string; amount: Money }) => Promise<void>;
  /** The payer objected at their bank, or that has ended. What is kept does not change. */
  disputed?: (sql: Sql, event: PurposeEvent & { dispute: DisputeState; held: Money }) => Promise<void>;
}

const held = () => once<Map<string, Purpose>>('payment-purposes', () => new Map());

/** Registers what payments are for. */
export function registerPurpose(purpose: Purpose): void {
  held().set(purpose.kind, purpose);
}

/** Returns a purpose. Throws an Error for one that no feature registered. */
export function purposeOf(kind: string): Purpose {
  const purpose = held().get(kind);
  if (!purpose) throw new Error(`No feature registered payments for "${kind}": switch it on again.`);
  return purpose;
}
