import { pool, type Sql } from '@/core/db/pool';

/** Changes of a project that others in it see at once. */
export type ChangeKind =
  | 'pick'
  | 'completion'
  | 'hiding'
  | 'media'
  | 'galleries'
  | 'mark'
  | 'favourite'
  | 'lists'
  | 'talk';

export interface Change {
  id: string;
  kind: ChangeKind;
  data: Record<string, unknown>;
  /** In a gallery only the account sees. */
  withheld?: boolean;
}

/** The person who made the change; stored in the project's history, never sent to others. */
export interface Actor {
  grant?: string | null;
  user?: string | null;
  name?: string | null;
}

/** A change as its project's history stores it. */
export interface NewChange {
  event: string;
  kind: ChangeKind;
  data: Record<string, unknown>;
  actor?: Actor;
}

/** Writes changes into their projects' histories, in the order given; returns their ids. */
export async function insertChanges(sql: Sql, changes: NewChange[]): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'record-changes',
    text: `insert into event_changes (event_id, kind, data, actor)
           select r.event, r.kind, r.data, coalesce(r.actor, '{}')
             from rows from (jsonb_to_recordset($1::jsonb) as (event uuid, kind text, data jsonb, actor jsonb))
                  with ordinality as r (event, kind, data, actor, nr)
            order by r.nr returning id::text as id`,
    values: [JSON.stringify(changes)],
  });
  return rows.map(({ id }) => id);
}

/** Notifies every process that a project has changed. */
export async function notifyLive(sql: Sql, eventId: string): Promise<void> {
  await sql.query('select pg_notify($1, $2)', ['keepers_live', eventId]);
}

/**
 * A project's changes after `afterId`, and those of the last seconds (a slow transaction may commit an older id late).
 */
export async function changesSince(eventId: string, afterId: string): Promise<Change[]> {
  const { rows } = await pool().query<Change>({
    name: 'changes-since',
    // Ordered by the number: the text column of the same name would sort 10 before 9.
    text: `select c.id::text as id, c.kind, c.data,
                  c.kind in ('media', 'hiding', 'talk') and coalesce((select g.private from galleries g
                    where g.id = (c.data->>'gallery')::uuid), false) as withheld
             from event_changes c
            where c.event_id = $1 and (c.id > $2::bigint or c.created_at > now() - interval '10 seconds')
            order by c.id limit 2000`,
    values: [eventId, afterId],
  });
  return rows;
}

/** The newest change of a project, '0' where nothing happened yet. */
export async function lastChange(eventId: string): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `select coalesce(max(id), 0)::text as id from event_changes where event_id = $1`,
    [eventId],
  );
  return rows[0]?.id ?? '0';
}
