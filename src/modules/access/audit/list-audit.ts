import { pool } from '@/core/db/pool';

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
  const { rows } = await pool().query<
    Omit<AuditRow, 'project'> & { event_id: string | null; event_name: string }
  >(
    `select a.id::text as id, a.created_at as at, a.action, a.subject, a.count, a.actor_role as role,
            coalesce(a.actor_name, u.email) as name, e.id as event_id, e.name as event_name
       from audit_entries a
       left join events e on e.id = a.event_id and e.account_id = a.account_id
       left join users u on u.id = a.actor_user_id
      where a.account_id = $1 and ($2::text is null or a.action like $2 || '.%')
        and ($3::uuid is null or a.event_id = $3) and ($4::bigint is null or a.id < $4)
      order by a.id desc limit $5`,
    [account, noun ?? null, event ?? null, before ?? null, AUDIT_PAGE + 1],
  );
  return rows.map(({ event_id, event_name, ...row }) => ({
    ...row,
    project: event_id ? { id: event_id, name: event_name } : null,
  }));
}
