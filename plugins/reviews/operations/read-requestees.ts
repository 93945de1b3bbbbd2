import { pool } from '@plugins/kit/server/database';

/** A client of a project, or a person requested by address, with the state of their request. */
export interface Requestee {
  id: string;
  name: string;
  email: string | null;
  state: 'fresh' | 'asked' | 'answered' | 'stopped' | 'no_address';
  /** When the request was sent, or answered. */
  at: string | null;
}

/** The content of the project's tab. */
export interface Requestees {
  /** The account sends requests automatically after a completed selection. */
  enabled: boolean;
  people: Requestee[];
}

type Row = Omit<Requestee, 'at'> & { at: Date | null; enabled: boolean };

/** Returns the clients of a project with their requests, and whether the account sends them automatically. */
export async function readRequestees(event: string): Promise<Requestees> {
  const { rows } = await pool().query<Row>(
    `select distinct on (c.id) c.id, c.name, c.email, coalesce(w.wrote, q.answered_at, q.sent_at) as at,
            case when c.email is null then 'no_address' when w.wrote is not null or q.answered_at is not null then 'answered'
                 when q.id is not null then 'asked' when c.reviews_stopped_at is not null then 'stopped' else 'fresh' end as state
       from clients c left join review_requests q on q.event_id = $1 and q.client_id = c.id
       left join lateral (select min(r.written_at) as wrote from reviews r where r.project_id = $1 and r.client_id = c.id) w on true
      where c.deleted_at is null and c.id in (
        select i.client_id from invitations i where i.event_id = $1 and i.revoked_at is null and i.role = 'client'
        union select s.client_id from review_requests s where s.event_id = $1)
      order by c.id`,
    [event],
  );
  const { rows: setting } = await pool().query<{ enabled: boolean }>(
    `select a.request_reviews as enabled from events e join accounts a on a.id = e.account_id where e.id = $1`,
    [event],
  );
  const people = rows.map(({ enabled: _enabled, at, ...row }) => ({ ...row, at: at?.toISOString() ?? null }));
  return { enabled: setting[0]?.enabled ?? false, people };
}
