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
  /** Whether it can be opened now. */
  open: boolean;
  /** Its selection is completed. */
  done: boolean;
  /** Its cover; null without one. */
  media: string | null;
  version: string | null;
}

/** Returns the projects a user has access to, of all studios: open ones first, the last visited first, 60 at most. */
export async function listOwnGalleries(user: string): Promise<OwnGalleryRow[]> {
  const { rows } = await pool().query<OwnGalleryRow>(
    `select e.id, held.id as grant, held.role::text as role, e.name, coalesce(b.business_name, a.name) as studio, e.date::text as date,
            o.open, e.printselectiondone as done, m.id as media, m.version
       from (select distinct on (event_id) id, event_id, role, coalesce(viewed_at, created_at) as seen_at from grants
              where user_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())
              order by event_id, role = 'client' desc, id) held
       join events e on e.id = held.event_id and e.deleted_at is null
       join accounts a on a.id = e.account_id
       left join brands b on b.id = e.brand_id
      cross join lateral (select a.active and e.published_at is not null and e.archived_at is null
                             and (e.expires_at is null or e.expires_at > now()) as open) o
       left join lateral (
            select m.id, m.version from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
             where o.open and m.event_id = e.id and m.state = 'ready' and m.deleted_at is null
               and not m.hidden and not m.private and not m.gallery_private
             order by ${COVER_ORDER} limit 1) m on true
      order by o.open desc, held.seen_at desc, e.id limit 60`,
    [user],
  );
  return rows;
}
