import type { Sql } from '@/core/db/pool';
import type { AuditAction } from '@/modules/access/rules/audit';
import { actorNow } from './actor';

export interface AuditFact {
  account: string;
  event?: string | null;
  /** What it was done to, by its name of that moment: a project, a person, a file. */
  subject?: string | null;
  /** How many at once. */
  count?: number;
}

/**
 * Writes into an account's history what is being done, in the same transaction: what is rolled back never happened,
 * and nothing happens unwritten.
 */
export async function recordAudit(sql: Sql, action: AuditAction, fact: AuditFact): Promise<void> {
  const actor = await actorNow();
  await sql.query(
    `insert into audit_entries (account_id, event_id, action, subject, count, actor_role, actor_user_id, actor_grant_id, actor_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      fact.account,
      fact.event ?? null,
      action,
      fact.subject?.slice(0, 300) ?? null,
      fact.count ?? null,
      actor.role,
      actor.user,
      actor.grant,
      actor.name?.slice(0, 200) ?? null,
    ],
  );
}
