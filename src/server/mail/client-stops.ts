import { pool } from '@/server/database/pool';

/** Where it is written that a client wants no such messages: a column a feature added to `clients`. */
type StopColumn = `${string}_stopped_at`;

/** A studio's clients with the mailbox of one of them ($1): what is ended for a mailbox is ended for all of them. */
const SAME = `c.id = $1 and s.account_id = c.account_id and (s.id = c.id or lower(s.email) = lower(c.email))`;

/** Whether a client's mailbox wants no more of a studio's messages of a kind; null where there is no such client. */
export async function clientEnded(column: StopColumn, client: string): Promise<boolean | null> {
  const { rows } = await pool().query<{ ended: boolean | null }>(
    `select bool_or(s.${column} is not null) as ended from clients c join clients s on ${SAME}`,
    [client],
  );
  return rows[0]?.ended ?? null;
}

/** Ends a studio's messages of a kind to a client, or begins them again; again changes nothing. False where there is none. */
export async function setClientEnded(column: StopColumn, client: string, ended: boolean): Promise<boolean> {
  const { rowCount } = await pool().query(
    ended
      ? `update clients set ${column} = coalesce(${column}, now()) where id = $1`
      : `update clients s set ${column} = null from clients c where ${SAME}`,
    [client],
  );
  return Boolean(rowCount);
}
