import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { post } from '@/modules/money/queries/ledger';
import type { Payable } from '@/modules/money/queries/payable';
import { entriesOfPayout } from '@/modules/money/rules/ledger';

export { listPayable } from '@/modules/money/queries/payable';

/** Posts a payout that the bank did, in the caller's transaction: once for each id. */
export async function postPayout(
  sql: Sql,
  { id, account, currency, amount, now }: Payable & { id: string; now: Date },
): Promise<void> {
  const entries = entriesOfPayout(account, amount);
  await post(sql, { id: uuidv7(), kind: 'payout', source: id, nr: 0, currency, entries, now });
}
