import { KeepersError } from '@plugins/kit/server';
import { pool, type Sql, transaction } from '@plugins/kit/server/database';

/** Seconds after its last sign of life at which a running download loses its reservation. */
const CLAIM_SECONDS = 60;

interface Place {
  permitted: number | null;
  counted: boolean;
  used: number;
  claimed: number;
}

/** Locks the project's count and reads it: concurrent callers wait here. */
async function place(sql: Sql, order: { id: string; event_id: string }): Promise<Place> {
  await sql.query('select 1 from events where id = $1 for no key update', [order.event_id]);
  const { rows } = await sql.query<Place>(
    `select e.downloads_permitted::int as permitted,
            (select counted_at is not null from downloads where id = $2) as counted,
            (select count(*)::int from downloads d where d.event_id = e.id and d.counted_at is not null) as used,
            (select count(*)::int from downloads d where d.event_id = e.id and d.counted_at is null and d.id <> $2
                and d.claimed_at > now() - make_interval(secs => ${CLAIM_SECONDS})) as claimed
       from events e where e.id = $1`,
    [order.event_id, order.id],
  );
  return rows[0] ?? { permitted: 0, counted: false, used: 0, claimed: 0 };
}

/**
 * Reserves one of the permitted downloads when an order starts to be fetched: of two requests for the last one, the
 * second fails at once, not after the last byte. Throws DOWNLOAD_LIMIT_REACHED.
 */
export async function claimDownload(order: { id: string; event_id: string }): Promise<void> {
  await transaction(async (sql) => {
    const { permitted, counted, used, claimed } = await place(sql, order);
    if (counted || permitted === null) return;
    if (used + claimed >= permitted) throw new KeepersError('DOWNLOAD_LIMIT_REACHED');
    await sql.query('update downloads set claimed_at = now() where id = $1', [order.id]);
  });
}

/** Renews the reservation of a running download. */
export async function holdClaim(id: string): Promise<void> {
  await pool().query('update downloads set claimed_at = now() where id = $1 and claimed_at is not null', [
    id,
  ]);
}

/**
 * Counts an order, once: called just before the last byte of one of its parts is sent. Throws DOWNLOAD_LIMIT_REACHED
 * if others have used the last permitted download meanwhile; the caller must not send that byte then.
 */
export async function countDownload(order: { id: string; event_id: string }): Promise<void> {
  await transaction(async (sql) => {
    const { permitted, counted, used } = await place(sql, order);
    if (counted) return;
    if (permitted !== null && used >= permitted) throw new KeepersError('DOWNLOAD_LIMIT_REACHED');
    await sql.query('update downloads set counted_at = now(), claimed_at = null where id = $1', [order.id]);
  });
}

/** Records the bytes sent of an order; `part` if its last byte was among them. Returns all bytes sent so far. */
export async function noteSent(id: string, bytes: number, part: number | null): Promise<number> {
  const { rows } = await pool().query<{ sent: number }>(
    `update downloads set sent = sent + $2, times = times + 1, last_at = now(), updated_at = now() where id = $1
     returning sent::float8 as sent`,
    [id, bytes],
  );
  if (part !== null)
    await pool().query(
      'update download_parts set done_at = coalesce(done_at, now()) where download_id = $1 and number = $2',
      [id, part],
    );
  return rows[0]?.sent ?? 0;
}
