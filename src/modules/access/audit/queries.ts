import type { Sql } from '@/core/db/pool';
import type { Actor } from './actor';

/** What is recorded of an action: its account, its actor, and what is known of the project and the subject. */
interface NewEntry {
  account: string;
  action: string;
  actor: Actor;
  event?: string | null;
  subject?: string | null;
  count?: number;
}

/** Adds an entry to an account's history. */
export async function insertEntry(sql: Sql, entry: NewEntry): Promise<void> {
  const { account, action, actor, event = null, subject = null, count = null } = entry;
  await sql.query(
    `insert into audit_entries (account_id, event_id, action, subject, count, actor_role, actor_user_id, actor_grant_id, actor_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [account, event, action, subject, count, actor.role, actor.user, actor.grant, actor.name],
  );
}

/** An entry of the history with its project, if that still exists; names as they were at that moment. */
export interface EntryRow {
  id: string;
  at: Date;
  action: string;
  subject: string | null;
  count: number | null;
  role: string;
  name: string | null;
  event_id: string | null;
  event_name: string | null;
}

/** Returns entries of an account's history, newest first; of one noun, of one project, before an entry, if given. */
export async function readEntries(
  sql: Sql,
  asked: {
    account: string;
    noun: string | null;
    event: string | null;
    before: string | null;
    limit: number;
  },
): Promise<EntryRow[]> {
  const { rows } = await sql.query<EntryRow>(
    `select a.id::text as id, a.created_at as at, a.action, a.subject, a.count, a.actor_role as role,
            coalesce(a.actor_name, u.email) as name, e.id as event_id, e.name as event_name
       from audit_entries a
       left join events e on e.id = a.event_id and e.account_id = a.account_id
       left join users u on u.id = a.actor_user_id
      where a.account_id = $1 and ($2::text is null or a.action like $2 || '.%')
        and ($3::uuid is null or a.event_id = $3) and ($4::bigint is null or a.id < $4)
      order by a.id desc limit $5`,
    [asked.account, asked.noun, asked.event, asked.before, asked.limit],
  );
  return rows;
}
