import type { Sql } from '@/core/db/pool';
import type { AuditAction } from '@/modules/access/rules/audit';
import { actorNow } from './actor';
import { insertEntry } from './queries';

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
  await insertEntry(sql, { ...fact, action, actor: await actorNow() });
}
