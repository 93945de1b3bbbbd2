import { pool } from '@/core/db/pool';
import { type EntryRow, readEntries } from './queries';

/** An entry of the history, with its project where that still exists. */
export interface AuditRow extends Omit<EntryRow, 'event_id' | 'event_name'> {
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
