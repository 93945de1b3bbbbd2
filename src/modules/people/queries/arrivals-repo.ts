import { pool } from '@/core/db/pool';

/** A person who entered by the project code and left a name or an address. */
export interface NamedVisitor {
  id: string;
  role: 'guest' | 'client';
  name: string | null;
  email: string | null;
}

/** Numbers of people who entered a project. */
export interface Arrivals {
  views: number;
  /** Different people who entered as clients, by a personal link or otherwise. */
  clients: number;
  /** Those of them who entered by the code or signed in, without a personal link. */
  byCode: number;
  guests: number;
}

/**
 * Counts the people who entered a project, for its header and its clients tab. A person counts once, from their first
 * page on, also with several browsers or after signing in.
 */
export async function countArrivals(eventId: string): Promise<Arrivals> {
  const { rows } = await pool().query<Arrivals>({
    name: 'project-arrivals',
    text: `select coalesce(sum(views), 0)::int as views,
                  count(*) filter (where role = 'client')::int as clients,
                  count(*) filter (where role = 'client' and not linked)::int as "byCode",
                  count(*) filter (where role = 'guest')::int as guests
             from (select sum(views) as views, case when bool_or(role = 'client') then 'client' else 'guest' end as role,
                          bool_or(invitation_id is not null) as linked
                     from grants where event_id = $1 and views > 0 group by coalesce(client_id, user_id, id)) person`,
    values: [eventId],
  });
  return rows[0] ?? { views: 0, clients: 0, byCode: 0, guests: 0 };
}

/** Returns the people who entered by the code and left a name or an address, newest first. */
export async function listNamedVisitors(eventId: string): Promise<NamedVisitor[]> {
  const { rows } = await pool().query<NamedVisitor>({
    name: 'project-named-visitors',
    text: `select distinct on (coalesce(user_id, id)) id, role::text as role, name, email from grants
            where event_id = $1 and client_id is null and revoked_at is null
              and coalesce(nullif(name, ''), nullif(email, '')) is not null
            order by coalesce(user_id, id), role = 'client' desc, id desc limit 500`,
    values: [eventId],
  });
  return rows.sort((a, b) => (a.id < b.id ? 1 : -1));
}
