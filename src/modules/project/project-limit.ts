import type { Sql } from '@/core/db/pool';
import { errorOf } from '@/core/errors/decision';
import { decideProject } from '@/modules/money/rules/plan';
import { countProjects, isExtra, readProjectLimit, takeExtra } from '@/modules/project/queries/owners';
import { lockSubscription } from '@/modules/subscriptions/queries/store';

/**
 * Decides, with its row written already or about to come back, whether an account's plan has a place for a project: one
 * that was bought singly needs none, and beyond the limit one that was paid for is used. Throws PROJECT_LIMIT_REACHED.
 * Locks the subscription until the transaction ends, so that two concurrent calls cannot both pass. `counted`: the
 * project counts already, as it is new in this transaction.
 */
export async function requireProjectRoom(
  sql: Sql,
  account: string,
  { event, counted }: { event: string; counted: boolean },
): Promise<void> {
  await lockSubscription(sql, account);
  if (await isExtra(sql, event)) return;
  const limit = await readProjectLimit(sql, account);
  const projects = (await countProjects(sql, account)) - (counted ? 1 : 0);
  const decided = decideProject({ projects, limit });
  if (!decided.allowed && !(await takeExtra(sql, account, event))) throw errorOf(decided);
}
