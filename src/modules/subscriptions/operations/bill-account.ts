import { holdLock } from '@/core/db/hold-lock';
import { pool, type Sql } from '@/core/db/pool';
import { errorLine } from '@/core/errors/error-line';
import { isKeepersError } from '@/core/errors/errors';
import { money } from '@/modules/money/payments';
import { listDue } from '@/modules/subscriptions/queries/store';
import { countDeclined } from '@/modules/subscriptions/queries/use';
import { advance } from '@/modules/subscriptions/rules/advance';
import { decline } from '@/modules/subscriptions/rules/settle';
import type { Request, Subscription } from '@/modules/subscriptions/rules/subscription';
import { sendNotice } from '@/modules/subscriptions/send-notice';
import { changeSubscription, latestDay, type Opened, subscriptionOf } from './open-subscription';
import { paymentOf } from './pay-invoice';

type Collect = Extract<Request, { kind: 'collect' }>;

/** Brings a subscription to today and mails its owner what happened, in the caller's transaction. */
export async function bringToToday(
  sql: Sql,
  { sub, account, today }: Opened,
): Promise<{ sub: Subscription; collect: Collect | null }> {
  const moved = advance(sub, today);
  for (const request of moved.requests)
    if (request.kind === 'mail' && request.mail !== 'renewed')
      await sendNotice(sql, account, { sub: moved.sub, notice: { what: request.mail, on: request.on } });
  return { sub: moved.sub, collect: moved.requests.find((one) => one.kind === 'collect') ?? null };
}

/** Reminds the owner of an invoice that no card pays, and counts that as a try. */
async function remind(account: string, { invoice: nr, try: attempt }: Collect): Promise<void> {
  await changeSubscription(account, async (opened, sql) => {
    const invoice = opened.sub.invoices.find((one) => one.nr === nr);
    const sub = decline(opened.sub, nr, attempt);
    if (invoice && sub !== opened.sub)
      await sendNotice(sql, opened.account, { sub, notice: { what: 'to-pay', invoice } });
    return { sub };
  });
}

/** Counts a try that failed, and mails the owner why the card was not charged. */
async function declined(account: string, { invoice: nr, try: attempt }: Collect): Promise<void> {
  await changeSubscription(account, async (opened, sql) => {
    const invoice = opened.sub.invoices.find((one) => one.nr === nr);
    const sub = decline(opened.sub, nr, attempt);
    if (invoice && sub !== opened.sub)
      await sendNotice(sql, opened.account, { sub, notice: { what: 'declined', invoice } });
    return { sub };
  });
}

/** What came of collecting an invoice: `later`, where the service did not answer, and a job repeats the question. */
type Collected = 'done' | 'later' | 'no card';

/** Charges the kept card for an invoice, once for each try: a try whose charge failed before is only counted. */
async function charge(account: string, collect: Collect, card: string): Promise<Collected> {
  const { invoices } = await subscriptionOf(account);
  const invoice = invoices.find(({ nr }) => nr === collect.invoice);
  if (invoice?.state !== 'open') return 'done';
  if ((await countDeclined(pool(), invoice.id)) < collect.try)
    try {
      const { payment } = await money.charge({ ...(await paymentOf(invoice)), card });
      if (payment.state === 'paid') return 'done';
    } catch (error) {
      if (!isKeepersError(error)) throw error;
      if (error.code === 'NOT_FOUND' || error.code === 'METHOD_NOT_OFFERED') return 'no card';
      // Another payment of it is on its way: the next hour looks again.
      if (error.code === 'UNAVAILABLE' || error.code === 'NOT_PAYABLE' || error.code === 'STALE')
        return 'later';
      throw error;
    }
  await declined(account, collect);
  return 'done';
}

/** Collects an invoice once: by the kept card, else by reminding its owner. */
async function collectOnce(account: string, collect: Collect): Promise<Collected> {
  const { card } = (await subscriptionOf(account)).account;
  const came = card ? await charge(account, collect, card) : 'no card';
  if (came === 'no card') await remind(account, collect);
  return came;
}

/**
 * Brings an account to today: ends and renews terms, collects what is due, one try after the other. Harmless to repeat:
 * what was done is stored before the next step.
 */
export async function billAccount(account: string): Promise<void> {
  for (;;) {
    const { collect } = await changeSubscription(account, (opened, sql) => bringToToday(sql, opened));
    if (!collect) return;
    if ((await collectOnce(account, collect)) === 'later') return;
  }
}

/** How many accounts are read at once. */
const MOST = 200;

async function billAll(): Promise<void> {
  const day = latestDay();
  for (let after: string | null = null; ; ) {
    const due: string[] = await listDue(pool(), { day, after, most: MOST });
    for (const account of due)
      try {
        await billAccount(account);
      } catch (error) {
        console.error(
          `The subscription of account ${account} was not billed: ${errorLine(error)}. The next hour tries again.`,
        );
      }
    const last = due.at(-1);
    if (due.length < MOST || !last) return;
    after = last;
  }
}

/**
 * Bills every account for which something happens today, where it is. One that fails does not stop the others. A second
 * process waits for the first: two charges of one try are one after the other, and the later finds the first.
 */
export const billDue = (): Promise<void> => holdLock('bill', billAll);
