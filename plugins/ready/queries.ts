import type { Sql } from '@plugins/kit/server/database';

/** SQL for the name of a row's project, in an export of personal data. */
export const PROJECT = '(select name from events where events.id = event_id) as project';

/** Seconds without a new photograph after which a batch counts as complete. */
const QUIET_SECONDS = 60;

/** SQL condition for a photograph that guests see, over `media m`. */
const SEEN = `m.state = 'ready' and m.deleted_at is null and not m.hidden and not m.private and not m.gallery_private`;

/** Whether a project has photographs that guests see. */
export async function hasPhotographs(sql: Sql, event: string): Promise<boolean> {
  const { rowCount } = await sql.query(`select 1 from media m where m.event_id = $1 and ${SEEN} limit 1`, [
    event,
  ]);
  return Boolean(rowCount);
}

/** Stores an address for a project; the same address again changes nothing. */
export async function keepRequest(
  sql: Sql,
  request: {
    id: string;
    account: string;
    event: string;
    grant: string | null;
    email: string;
    locale: 'en' | 'he';
  },
): Promise<void> {
  await sql.query(
    `insert into ready_requests (id, account_id, event_id, grant_id, email, locale, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, now(), now()) on conflict (event_id, email) do nothing`,
    [request.id, request.account, request.event, request.grant, request.email, request.locale],
  );
}

/** Returns the projects with addresses to mail: open, with photographs, none being uploaded or rendered. */
export async function listDue(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select e.id from events e
      where e.id in (select event_id from ready_requests) and e.published_at is not null and e.archived_at is null
        and e.deleted_at is null and (e.expires_at is null or e.expires_at > now())
        and exists (select 1 from media m where m.event_id = e.id and ${SEEN})
        and not exists (select 1 from media m where m.event_id = e.id and m.deleted_at is null
              and (m.state = 'processing' or m.uploaded_at > now() - make_interval(secs => ${QUIET_SECONDS})))
      order by e.id limit 200`,
  );
  return rows.map(({ id }) => id);
}

/** An address to mail. */
export interface TakenRequest {
  account: string;
  email: string;
  locale: 'en' | 'he';
  /** The person had opened the gallery. */
  entered: boolean;
  project: string;
  studio: string;
}

/**
 * Takes a project's addresses, each once however many workers ask, within the caller's transaction; without those whose
 * grant was revoked.
 */
export async function takeRequests(sql: Sql, event: string): Promise<TakenRequest[]> {
  const { rows } = await sql.query<TakenRequest>(
    `with taken as (delete from ready_requests where event_id = $1 returning account_id, event_id, grant_id, email, locale)
     select t.account_id as account, t.email, t.locale::text as locale, t.grant_id is not null as entered,
            e.name as project, coalesce(b.business_name, a.name) as studio
       from taken t join events e on e.id = t.event_id join accounts a on a.id = t.account_id
       left join grants g on g.id = t.grant_id left join brands b on b.id = e.brand_id
      where g.revoked_at is null`,
    [event],
  );
  return rows;
}
