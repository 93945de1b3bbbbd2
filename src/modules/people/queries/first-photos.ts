import { pool, type Sql } from '@/core/db/pool';

/**
 * Returns the projects that announce their first photographs and whose photographs are complete: none uploaded for
 * `quiet` seconds, none being rendered, no upload that began in the last `minutes`. At most 200.
 */
export async function findFinished(quiet: number, minutes: number): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select e.id from events e
      where e.send_client_email_on_first_upload and e.photos_mailed_at is null and e.published_at is not null
        and e.archived_at is null and e.deleted_at is null
        and exists (select 1 from media m where m.event_id = e.id and m.state = 'ready' and m.deleted_at is null)
        and not exists (select 1 from media m where m.event_id = e.id and m.deleted_at is null
              and (m.state = 'processing' or m.uploaded_at > now() - make_interval(secs => $1)))
        and not exists (select 1 from uploads u where u.event_id = e.id and u.state in ('receiving', 'verified')
              and u.created_at > now() - make_interval(mins => $2))
      order by e.id limit 200`,
    [quiet, minutes],
  );
  return rows.map(({ id }) => id);
}

/** Marks a project's first photographs as announced; false if another worker was first or the option is off. */
export async function claimAnnouncement(sql: Sql, event: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update events set photos_mailed_at = now() where id = $1 and photos_mailed_at is null and send_client_email_on_first_upload',
    [event],
  );
  return Boolean(rowCount);
}

/** Returns when a project's first photograph arrived (null: none), and whether that was in the last `hours`. */
export async function findFirstPhoto(
  sql: Sql,
  event: string,
  hours: number,
): Promise<{ first: Date | null; news: boolean | null }> {
  const { rows } = await sql.query<{ first: Date | null; news: boolean | null }>(
    `select min(uploaded_at) as first, min(uploaded_at) > now() - make_interval(hours => $2) as news
       from media where event_id = $1 and deleted_at is null`,
    [event, hours],
  );
  return rows[0] ?? { first: null, news: null };
}
