import { pool, type Sql } from '@/core/db/pool';
import { openRow } from '@/modules/money/connections';
import type { Money } from '@/modules/money/rules/plan';
import { readFrozen, readPercent } from './queries/commission';
import { listConnections } from './queries/connections';
import { share } from './rules/shares';

/**
 * Returns what the platform keeps of a payment through its own account at a service: the percent of the account's plan at
 * the first payment of the order, so that a later change of the plan changes nothing of it.
 */
export async function commissionOf(
  sql: Sql,
  { account, kind, purpose, total }: { account: string; kind: string; purpose: string; total: Money },
): Promise<number> {
  const frozen = await readFrozen(sql, { kind, purpose, ...total });
  if (frozen !== null) return frozen;
  // Percents have two decimals at most.
  return share(total.amount, Math.round((await readPercent(sql, account)) * 100), 10_000);
}

/** Returns the percent of an account's sales that the platform keeps where it is paid through the platform's account. */
export const commissionPercent = (account: string): Promise<number> => readPercent(pool(), account);

/** Whether studios may be paid through the platform's account at a service, which takes its commission. */
export async function takesCommission(): Promise<boolean> {
  const rows = await listConnections(pool(), null);
  return rows.some((row) => {
    const { connect, collects } = openRow(row).settings;
    return connect === 'yes' || collects === 'yes';
  });
}
