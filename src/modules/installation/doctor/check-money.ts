import type pg from 'pg';
import { countStuckMoney } from '@/modules/money/queries/compare';
import { type Finding, look, ok } from './finding';

const DAY = 24 * 3600_000;

/** Checks whether payments agree with their services, and whether events of services are handled. */
export async function checkMoney(client: pg.Client): Promise<Finding> {
  const stuck = await countStuckMoney(client, new Date(Date.now() - DAY));
  if (stuck.mismatches + stuck.events === 0) return ok('money', 'money');
  return look('money', 'money_stuck', 'money_stuck', stuck);
}
