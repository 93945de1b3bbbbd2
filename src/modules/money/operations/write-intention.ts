import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { clock } from '@/core/time/clock';
import { commissionOf } from '@/modules/money/commission';
import { sameMoney } from '@/modules/money/money';
import type { OpenConnection, OrderLine, Payee, Payment } from '@/modules/money/payment-contract';
import { purposeOf } from '@/modules/money/purposes';
import {
  insertPayment,
  isPaidAlready,
  openPaymentOf,
  type PaymentRow,
} from '@/modules/money/queries/payments';
import { pauseAfter } from '@/modules/money/rules/payment-state';
import type { Money } from '@/modules/money/rules/plan';

/** What every payment needs, on a page or by a kept card. */
export interface PaymentWanted {
  /** What is paid for: the kind of a registered purpose, and its row. */
  purpose: { kind: string; id: string };
  payee: Payee;
  total: Money;
  /** The VAT that the total includes, in minor units; 0 if none. */
  vat: number;
  /**
   * What the platform keeps, frozen with the payment; only services that collect it for the platform do (`connect`). Omitted:
   * the percent of the account's plan.
   */
  commission?: number;
  lines: readonly OrderLine[];
  payer: { name: string; email: string };
  locale: Locale;
  /** Our address to which an external page returns. */
  back: string;
}

/** Milliseconds a payment page stays open: services allow at most a day. */
const PAGE_OPEN = 23 * 3600_000;

/** The account of a payee; null is the platform. */
export const accountOf = (payee: Payee): string | null => (payee === 'platform' ? null : payee.account);

/** What a new payment is written with. */
interface Intention {
  /** The payment's id, if it is new. */
  id: string;
  connection: OpenConnection | null;
  /** The payment whose kept card it charges; null for one that the payer makes. */
  cardOf: string | null;
  /** The method's agreement, where it is known before; null: the method is called later. */
  agreed: Extract<Payment, { state: 'agreed' }> | null;
}

/**
 * Writes the intention: returns the open payment of the purpose, or a new one, with the row of the purpose locked. Throws
 * NOT_FOUND for an unknown purpose or another payee's, NOT_PAYABLE, STALE for another total.
 */
export function writeIntention(
  wanted: PaymentWanted & { method: string; keep: boolean },
  { id, connection, cardOf, agreed }: Intention,
): Promise<PaymentRow> {
  const { purpose, payee, total, method } = wanted;
  const account = accountOf(payee);
  return transaction(async (sql): Promise<PaymentRow> => {
    const thing = await purposeOf(purpose.kind).lock(sql, purpose.id);
    if (!thing || thing.account !== account) throw new KeepersError('NOT_FOUND');
    const open = await openPaymentOf(sql, purpose.kind, purpose.id);
    if (open) return open;
    if (!thing.payable || (await isPaidAlready(sql, { id, kind: purpose.kind, purpose: purpose.id })))
      throw new KeepersError('NOT_PAYABLE');
    if (!sameMoney(thing.total, total)) throw new KeepersError('STALE');
    const now = clock();
    const kept = { account: account ?? '', kind: purpose.kind, purpose: purpose.id, total };
    const commission =
      account !== null && connection !== null && connection.mode !== 'own'
        ? (wanted.commission ?? (await commissionOf(sql, kept)))
        : 0;
    return insertPayment(sql, {
      id,
      account,
      kind: purpose.kind,
      purpose: purpose.id,
      method,
      connection: connection?.id ?? null,
      ...total,
      vat: wanted.vat,
      commission,
      state: agreed?.state ?? 'asked',
      reference: agreed?.reference ?? null,
      keep: wanted.keep,
      card_of: cardOf,
      payer_name: wanted.payer.name,
      payer_email: wanted.payer.email,
      locale: wanted.locale,
      lines: [...wanted.lines],
      back: wanted.back,
      now,
      expires: new Date(now.getTime() + PAGE_OPEN),
      look: agreed ? null : new Date(now.getTime() + pauseAfter(0)),
    });
  });
}
