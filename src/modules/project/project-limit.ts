import type { Sql } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { decideProject } from '@/modules/money/rules/plan';

/**
 * Throws PROJECT_LIMIT_REACHED if the account's plan has no place for another project. Locks the subscription until the
 * transaction ends, so that two concurrent calls cannot both pass.
 */
export async function requireProjectRoom(sql: Sql, account: string): Promise<void> {
  const limits = await sql.query<{ limit: number | null }>(
    'select project_limit::int as limit from subscriptions where account_id = $1 order by created_at desc limit 1 for update',
    [account],
  );
  const counted = await sql.query<{ count: number }>(
    'select count(*)::int as count from events where account_id = $1 and deleted_at is null and archived_at is null',
    [account],
  );
  requireAllowed(
    decideProject({ projects: counted.rows[0]?.count ?? 0, limit: limits.rows[0]?.limit ?? null }),
  );
}
