import type { Sql } from '@/core/db/pool';

/** An event of a service in the inbox. */
export interface InboxRow {
  id: string;
  connection: string;
  payment: string | null;
  ref: string | null;
  provider: string | null;
}

/** Stores an event, once for each id the service gave it. Returns whether it is new. */
export async function storeEvent(
  sql: Sql,
  one: InboxRow & { event: string; type: string; state: 'new' | 'ignored'; now: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into provider_events (id, connection_id, event, type, payment_id, ref, provider, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (connection_id, event) do nothing`,
    [one.id, one.connection, one.event, one.type, one.payment, one.ref, one.provider, one.state, one.now],
  );
  return rowCount === 1;
}

/** Returns events that no worker has handled, the oldest first. */
export async function listNewEvents(sql: Sql, most: number): Promise<InboxRow[]> {
  const { rows } = await sql.query<InboxRow>(
    `select id, connection_id as connection, payment_id as payment, ref, provider from provider_events
      where state = 'new' order by created_at limit $1`,
    [most],
  );
  return rows;
}

/** Returns an event that no worker has handled yet. */
export async function readNewEvent(sql: Sql, id: string): Promise<InboxRow | null> {
  const { rows } = await sql.query<InboxRow>(
    `select id, connection_id as connection, payment_id as payment, ref, provider from provider_events
      where id = $1 and state = 'new'`,
    [id],
  );
  return rows[0] ?? null;
}

/** Ends an event: `done`, or `ignored` where it is about no payment of its connection. */
export async function endEvent(
  sql: Sql,
  { id, state, now }: { id: string; state: 'done' | 'ignored'; now: Date },
): Promise<void> {
  await sql.query('update provider_events set state = $2, done_at = $3 where id = $1', [id, state, now]);
}

/** Deletes ended events from before `before`. */
export async function deleteEvents(sql: Sql, before: Date): Promise<void> {
  await sql.query("delete from provider_events where state <> 'new' and created_at < $1", [before]);
}
