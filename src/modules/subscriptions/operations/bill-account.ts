import type { Sql } from '@/core/db/pool';
import { pool } from '@/core/db/pool';
import { errorLine } from '@/core/errors/error-line';
import { listDue } from '@/modules/subscriptions/queries/store';
import { advance } from '@/modules/subscriptions/rules/advance';
import { decline } from '@/modules/subscriptions/rules/settle';
import type { Request, Subscription } from '@/modules/subscriptions/rules/subscription';
import { sendNotice } from '@/modules/subscriptions/send-notice';
import { changeSubscription, latestDay, type Opened } from './open-subscription';

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

/**
 * Brings an account to today: ends and renews terms, collects what is due, one try after the other. Harmless to repeat:
 * what was done is stored before the next step.
 */
export async function billAccount(account: string): Promise<void> {
  for (;;) {
    const { collect } = await changeSubscription(account, (opened, sql) => bringToToday(sql, opened));
    if (!collect) return;
    await remind(account, collect);
  }
}

/** How many accounts are read at once. */
const MOST = 200;

/** Bills every account for which something happens today, where it is. One that fails does not stop the others. */
export async function billDue(): Promise<void> {
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
