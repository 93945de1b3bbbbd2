import { COVER_ORDER } from '@media/lists/queries/lists';
import { pool } from '@/core/db/pool';

/** A project that a signed-in person has access to as a guest or client. */
export interface OwnGalleryRow {
  id: string;
  grant: string;
  role: 'guest' | 'client';
  name: string;
  studio: string;
  /** A date without a time. */
  date: string | null;
  /** Whether it can be opened now; not before it is published, and not once it has ended or is archived. */
  state: 'open' | 'soon' | 'ended' | 'closed';
  expires_at: Date | null;
  time_zone: string;
  /** Its studio is switched off. */
  paused: boolean;
  /** Its cover, of an open project; null without one. */
  media: string | null;
  version: string | null;
}

/** Returns the projects a user has access to, of all studios: open ones first, the last published first, 60 at most. */
export async function listOwnGalleries(user: string): Promise<OwnGalleryRow[]> {
  const { rows } = await pool().query<OwnGalleryRow>(
    `select e.id, held.id as grant, held.role::text as role, e.name, coalesce(b.business_name, a.name) as studio, e.date::text as date,
            o.state, e.expires_at, e.time_zone, not a.active as paused, m.id as media, m.version
       from (select distinct on (event_id) id, event_id, role from grants
              where user_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())
              order by event_id, role = 'client' desc, id) held
       join events e on e.id = held.event_id and e.deleted_at is null
       join accounts a on a.id = e.account_id
       left join brands b on b.id = e.brand_id
      cross join lateral (select case when e.expires_at <= now() then 'ended' when e.archived_at is not null then 'closed'
                                      when e.published_at is null then 'soon' else 'open' end as state) o
       left join lateral (
            select m.id, m.version from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
             where o.state = 'open' and m.event_id = e.id and m.state = 'ready' and m.deleted_at is null
               and not m.hidden and not m.private and not m.gallery_private
             order by ${COVER_ORDER} limit 1) m on true
      order by o.state = 'open' desc, o.state = 'soon' desc, coalesce(e.published_at, e.created_at) desc, e.id limit 60`,
    [user],
  );
  return rows;
}
