import { pool, type Sql } from '@/core/db/pool';
import { once } from '@/core/process/state';

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

const COALESCE_MS = 60;

/** A change as its project's history stores it. */
export interface NewChange {
  event: string;
  kind: ChangeKind;
  data: Record<string, unknown>;
  actor?: Actor;
}

/**
 * Writes a change into the project's history, in the caller's transaction. Call `announce` after the commit.
 */
export async function recordChange(sql: Sql, change: NewChange): Promise<void> {
  await recordChanges(sql, [change]);
}

/** Writes several changes, in their order; returns the ids that the live stream sends them with. */
export async function recordChanges(sql: Sql, changes: NewChange[]): Promise<string[]> {
  if (changes.length === 0) return [];
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

/**
 * Notifies every web process that a project has changed. Collects for a moment and sends one notification outside any
 * transaction: a notification inside each pick would cost more than the pick.
 */
export function announce(eventId: string): void {
  const waiting = once('announce-waiting', () => new Map<string, NodeJS.Timeout>());
  if (waiting.has(eventId)) return;
  waiting.set(
    eventId,
    setTimeout(() => {
      waiting.delete(eventId);
      const to = pool();
      to.query('select pg_notify($1, $2)', ['keepers_live', eventId]).catch(() => {
        // A process that has closed its pool notifies no longer.
        if (!to.ending) setTimeout(() => announce(eventId), 1000).unref();
      });
    }, COALESCE_MS),
  );
}

/** As `announce`, sent by the caller's commit: for rare writes, which need no second step after their transaction. */
export async function announceWith(sql: Sql, eventId: string): Promise<void> {
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
