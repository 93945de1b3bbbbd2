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

/** SQL condition over `ready_requests r`: the grant, invitation or code that admitted the person is still valid. */
const ADMITTED = `(r.grant_id is null or exists (select 1 from grants g where g.id = r.grant_id and g.revoked_at is null
      and (g.expires_at is null or g.expires_at > now())))
  and (r.invitation_id is null or exists (select 1 from invitations i where i.id = r.invitation_id and i.revoked_at is null
      and (i.ends_at is null or i.ends_at > now())))
  and (r.code is null or exists (select 1 from events e where e.id = r.event_id and e.code = r.code))`;

/**
 * Stores an address for a project; the same address again replaces by what it was admitted. Returns false, and stores
 * nothing, where that is no longer valid.
 */
export async function keepRequest(
  sql: Sql,
  request: {
    id: string;
    account: string;
    event: string;
    grant: string | null;
    invitation: string | null;
    /** The project's code, for a person who proved it or its link for guests. */
    code: string | null;
    email: string;
    locale: 'en' | 'he';
  },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into ready_requests (id, account_id, event_id, grant_id, invitation_id, code, email, locale, created_at, updated_at)
     select id, account_id, event_id, grant_id, invitation_id, code, email, locale, now(), now()
       from (select $1::uuid as id, $2::uuid as account_id, $3::uuid as event_id, $4::uuid as grant_id, $5::uuid as invitation_id,
                    $6::text as code, $7::text as email, $8::text as locale) r
      where ${ADMITTED}
     on conflict (event_id, email) do update set grant_id = excluded.grant_id, invitation_id = excluded.invitation_id,
       code = excluded.code, locale = excluded.locale, updated_at = now()`,
    [
      request.id,
      request.account,
      request.event,
      request.grant,
      request.invitation,
      request.code,
      request.email,
      request.locale,
    ],
  );
  return rowCount === 1;
}

/**
 * Returns the id of a project's address that waits longest; null where none waits. It is the same until the project opens,
 * when all are mailed together.
 */
export async function currentWait(sql: Sql, event: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from ready_requests where event_id = $1 order by id limit 1',
    [event],
  );
  return rows[0]?.id ?? null;
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
 * Takes a project's addresses, each once however many workers run, within the caller's transaction; without those of people
 * whose grant, invitation or code is no longer valid.
 */
export async function takeRequests(sql: Sql, event: string): Promise<TakenRequest[]> {
  const { rows } = await sql.query<TakenRequest>(
    `with taken as (delete from ready_requests where event_id = $1 returning *)
     select r.account_id as account, r.email, r.locale::text as locale, r.grant_id is not null as entered,
            e.name as project, coalesce(b.business_name, a.name) as studio
       from taken r join events e on e.id = r.event_id join accounts a on a.id = r.account_id
       left join brands b on b.id = e.brand_id
      where ${ADMITTED}`,
    [event],
  );
  return rows;
}
