import { pool } from '@/core/db/pool';
import { openRow } from '@/modules/money/connections';
import { offeredPayments } from '@/modules/money/payment-methods';
import { listConnections } from '@/modules/money/queries/connections';
import type { Money } from '@/modules/money/rules/plan';

/**
 * Returns the methods by which an account (null: the platform) accepts such a sum, with the message keys of their names;
 * with `method` that one alone, if it does.
 */
export async function offerPayments(asked: {
  account: string | null;
  total: Money;
  keep?: boolean;
  method?: string;
}): Promise<{ id: string; label: string }[]> {
  const rows = await listConnections(pool(), asked.account);
  const connections = new Map(rows.map((row) => [row.method, openRow(row)]));
  return offeredPayments({ ...asked, connections });
}
