import type { Sql } from '@/core/db/pool';
import type { AuditAction } from '@/modules/access/rules/audit';
import { actorNow } from './actor';

export interface AuditFact {
  account: string;
  event?: string | null;
  /** The name of the subject at that moment: a project, a person, a file. */
  subject?: string | null;
  /** How many subjects the action had. */
  count?: number;
}

/**
 * Writes an entry into an account's history in the caller's transaction, so that a rollback removes both action and
 * entry.
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
      fact.subject ?? null,
      fact.count ?? null,
      actor.role,
      actor.user,
      actor.grant,
      actor.name ?? null,
    ],
  );
}
