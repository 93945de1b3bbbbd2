import type { Sql } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { decideProject } from '@/modules/money/rules/plan';
import { countProjects, holdProjectLimit } from '@/modules/project/queries/owners';

/**
 * Throws PROJECT_LIMIT_REACHED if the account's plan has no place for another project. Locks the subscription until the
 * transaction ends, so that two concurrent calls cannot both pass.
 */
export async function requireProjectRoom(sql: Sql, account: string): Promise<void> {
  const limit = await holdProjectLimit(sql, account);
  requireAllowed(decideProject({ projects: await countProjects(sql, account), limit }));
}
