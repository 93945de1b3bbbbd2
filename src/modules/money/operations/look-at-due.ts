import { pool } from '@/core/db/pool';
import { errorLine } from '@/core/errors/error-line';
import { clock } from '@/core/time/clock';
import { deleteEvents } from '@/modules/money/queries/inbox';
import { takeDue } from '@/modules/money/queries/payments';
import { type RefundRow, readRefund, takeDueRefunds } from '@/modules/money/queries/refunds';
import { askRefund } from './refund-payment';
import { lookAtPayment } from './settle-payment';

/** How many are taken at once, and for how long another worker leaves them alone. */
const MOST = 20;
const HELD = 5 * 60_000;
/** Days an ended event is kept. */
const KEPT = 60 * 24 * 3600_000;

async function each(
  what: string,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  const look = async (id: string) => {
    try {
      await work(id);
    } catch (error) {
      console.error(`${what} ${id} could not be settled: ${errorLine(error)}. It is looked at again.`);
    }
  };
  await Promise.all(ids.map(look));
}

/** Looks at payments and refunds that are due, until none is. Failures of one do not stop the others. */
export async function lookAtDue(): Promise<void> {
  for (;;) {
    const now = clock();
    const span = { now, until: new Date(now.getTime() + HELD), most: MOST };
    const payments = await takeDue(pool(), span);
    await each('Payment', payments, lookAtPayment);
    const refunds = await takeDueRefunds(pool(), span);
    await each('Refund', refunds, async (id) => askRefund((await readRefund(pool(), id)) as RefundRow));
    if (payments.length + refunds.length < MOST) return;
  }
}

/** Deletes events that ended long ago. */
export const sweepEvents = (): Promise<void> => deleteEvents(pool(), new Date(clock().getTime() - KEPT));
