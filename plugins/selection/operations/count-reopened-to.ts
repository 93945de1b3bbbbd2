import { pool } from '@plugins/kit/server/database';
import type { Entered } from '@plugins/kit/server/people';
import { reopenedTo } from '../emails';

/** Who gets a message when a selection is opened again. */
export interface ReopenedTo {
  /** Messages that are written: a client may have two addresses. */
  mails: number;
  /** Clients who get one. */
  people: number;
  /** Clients who entered and whose address is not known: they see it in the gallery alone. */
  unknown: number;
}

/** Counts who gets a message when a project's selection is opened again, as `reopenedMail` writes them. */
export async function countReopenedTo({ event }: Entered): Promise<ReopenedTo> {
  const sql = pool();
  const readers = await reopenedTo(sql, event);
  const { rows } = await sql.query<{ count: number }>(
    `select count(distinct coalesce(g.client_id, g.user_id, g.id))::int as count
       from grants g left join clients c on c.id = g.client_id
      where g.event_id = $1 and g.role = 'client' and g.revoked_at is null and (g.expires_at is null or g.expires_at > now())
        and coalesce(nullif(g.email, ''), nullif(c.email, ''), nullif(c.additional_email, '')) is null`,
    [event.id],
  );
  return {
    mails: readers.length,
    people: new Set(readers.map(({ person }) => person)).size,
    unknown: rows[0]?.count ?? 0,
  };
}
