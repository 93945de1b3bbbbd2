import { pool } from '@/core/db/pool';
import { isKeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { openRow } from '@/modules/money/connections';
import { balanceLines, methodHas } from '@/modules/money/payment-methods';
import {
  type Compared,
  comparePayments,
  connectionsToCompare,
  countStuckMoney,
  dropMismatches,
  listMismatches,
  type Mismatch,
  type ShownMismatch,
  storeCompared,
  storeLine,
  storeMismatch,
} from '@/modules/money/queries/compare';
import { type ConnectionRow, readConnection } from '@/modules/money/queries/connections';

const HOUR = 3600_000;
/** How far back each night reaches again: lines arrive late. */
const OVERLAP = 48 * HOUR;

/** Why both sides differ; null where they agree. */
function reasonOf({ ours, theirs }: Compared): Mismatch['reason'] | null {
  if (ours === null) return 'unknown';
  if (ours === (theirs ?? 0)) return null;
  return theirs === null ? 'missing' : 'differs';
}

async function compareOne(
  { id, method, compared_until, created_at }: Awaited<ReturnType<typeof connectionsToCompare>>[number],
  until: Date,
): Promise<void> {
  const row = (await readConnection(pool(), id)) as ConnectionRow;
  const since = new Date((compared_until ?? created_at).getTime() - OVERLAP);
  const lines = await balanceLines(method, { connection: openRow(row), since, until });
  for (const line of lines) await storeLine(pool(), id, line);
  const agreed: string[] = [];
  for (const one of await comparePayments(pool(), { connection: id, since, until })) {
    const reason = reasonOf(one);
    if (reason === null) agreed.push(one.payment);
    else await storeMismatch(pool(), id, { ...one, reason, now: clock() });
  }
  await dropMismatches(pool(), id, agreed);
  await storeCompared(pool(), id, until);
}

/**
 * Compares the balance of each connection with the ledger, payment by payment, and stores where they differ; what agrees
 * again is removed. Changes no money. A service that does not answer is compared the next night.
 */
export async function compareBalances(): Promise<void> {
  const until = new Date(clock().getTime() - HOUR);
  for (const connection of await connectionsToCompare(pool())) {
    if (!methodHas(connection.method, 'balance')) continue;
    try {
      await compareOne(connection, until);
    } catch (error) {
      if (!isKeepersError(error)) throw error;
      console.warn(
        `The balance of the payment connection ${connection.id} (${connection.method}) could not be read: ${error.code}. The next night compares it.`,
      );
    }
  }
}

/** Returns the payments of an account (null: the platform) of which the ledger and the service say different sums. */
export const mismatchesOf = (account: string | null): Promise<ShownMismatch[]> =>
  listMismatches(pool(), account);

/** Counts mismatches, and events that wait, since more than a day. */
export const stuckMoney = (): Promise<{ mismatches: number; events: number }> =>
  countStuckMoney(pool(), new Date(clock().getTime() - 24 * HOUR));
