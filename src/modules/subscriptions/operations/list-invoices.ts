import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { isId } from '@/modules/access/grants/viewer';
import { money } from '@/modules/money/payments';
import type { Money } from '@/modules/money/rules/plan';
import { listLinks } from '@/modules/subscriptions/queries/discounts';
import {
  listOperatorInvoices,
  type OperatorInvoice,
  type Revenue,
  readMovement,
  readRevenue,
} from '@/modules/subscriptions/queries/operators';
import { listHeld, listPartners, type PartnerLine } from '@/modules/subscriptions/queries/partners';
import { readInvoice } from '@/modules/subscriptions/queries/store';
import { findOpenPayment } from '@/modules/subscriptions/queries/use';
import { payBy } from '@/modules/subscriptions/rules/advance';
import { plusDays } from '@/modules/subscriptions/rules/calendar';
import { churnPercent } from '@/modules/subscriptions/rules/churn';
import type { DiscountLink } from '@/modules/subscriptions/rules/discount-link';
import { readSettings, type SubscriptionSettings } from '@/modules/subscriptions/settings';
import { TRANSFER } from '@/modules/subscriptions/transfer-method';
import { paymentOf } from './pay-invoice';

/** What operators see of the platform's own money. */
export interface PlatformMoney {
  /** `pay_by`: the day that the studio sees too; null: any. */
  invoices: (OperatorInvoice & { pay_by: string | null })[];
  revenue: Revenue[];
  /** `churn`: the percent of the paying studios that ended; null where none paid. */
  movement: { trials: number; converted: number; ended: number; began: number; churn: number | null };
  /** Payments of which the platform's service and Keepers say different sums. */
  mismatches: { payment: string; reason: 'missing' | 'unknown' | 'differs'; ours: Money; theirs: Money }[];
  settings: SubscriptionSettings;
  discounts: DiscountLink[];
  /** Accounts whose sign-up brings a reward that waits for the operator. */
  held: { account: string; name: string; partner: string }[];
  /** Studios that recommend the platform, and what came of it. */
  partners: PartnerLine[];
  /** The address of the sign-up page. */
  signUp: string;
}

/** How many invoices a screen shows, and days of its movement. */
const MOST = 200;
const DAYS = 30;

/** Returns what operators see of the platform's own money. */
export async function showPlatformMoney(): Promise<PlatformMoney> {
  const today = clock().toISOString().slice(0, 10);
  const [listed, revenue, moved, settings, links, held, partners, found] = await Promise.all([
    listOperatorInvoices(pool(), MOST),
    readRevenue(pool(), plusDays(today, 1)),
    readMovement(pool(), plusDays(today, -DAYS)),
    readSettings(),
    listLinks(pool()),
    listHeld(pool()),
    listPartners(pool(), MOST),
    money.mismatches(null),
  ]);
  const invoices = listed.map((one) => ({
    ...one,
    pay_by: one.kind === 'project' ? null : payBy(one.begins, today),
  }));
  const now = revenue.reduce((all, { paying }) => all + paying, 0);
  const movement = { ...moved, churn: churnPercent({ now, ...moved }) };
  const mismatches = found.map(({ payment, reason, ours, theirs, currency }) => ({
    payment,
    reason,
    ours: { amount: ours, currency },
    theirs: { amount: theirs, currency },
  }));
  const signUp = `${env().publicUrl}/users/sign_up?photographer=true`;
  return { invoices, revenue, movement, mismatches, settings, discounts: links, held, partners, signUp };
}

/**
 * Marks an invoice as paid, whichever way its owner began. Throws NOT_FOUND, NOT_PAYABLE for one that is paid, and
 * UNAVAILABLE when an open page cannot be closed.
 */
export async function markInvoicePaid(
  id: string,
  { day, note }: { day?: string; note?: string },
): Promise<void> {
  const invoice = isId(id) ? await readInvoice(pool(), id) : null;
  if (!invoice) throw new KeepersError('NOT_FOUND');
  const begun = await findOpenPayment(pool(), id);
  const payment = begun?.id ?? (await money.begin({ ...(await paymentOf(invoice)), method: TRANSFER })).id;
  await money.markPaid({ account: null, payment, ...(day && { day }), ...(note && { note }) });
}
