import { pool } from '@/core/db/pool';
import { readEntries } from './queries';

export interface AuditRow {
  id: string;
  at: Date;
  action: string;
  subject: string | null;
  count: number | null;
  role: string;
  name: string | null;
  project: { id: string; name: string } | null;
}

/** Entries per page of the history. */
export const AUDIT_PAGE = 50;

/**
 * Returns one page of an account's history, newest first, optionally of one noun or project and before the entry
 * `before`. Contains one row more than a page if older entries exist.
 */
export async function listAudit(
  account: string,
  { noun, event, before }: { noun?: string; event?: string; before?: string },
): Promise<AuditRow[]> {
  const rows = await readEntries(pool(), {
    account,
    noun: noun ?? null,
    event: event ?? null,
    before: before ?? null,
    limit: AUDIT_PAGE + 1,
  });
  return rows.map(({ event_id, event_name, ...row }) => ({
    ...row,
    project: event_id !== null && event_name !== null ? { id: event_id, name: event_name } : null,
  }));
}
