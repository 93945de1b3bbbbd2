import { visibleTo } from '@media/lists/queries/lists';
import { pool } from '@/core/db/pool';

/** A photograph that may be attached to a message. */
export interface MailPhoto {
  id: string;
  version: string;
}

/**
 * Returns those of these photographs, in their order, that a message about a project may carry: rendered, visible to
 * clients, of an open project of this account, and only where the address is that of a client with access to it.
 */
export async function listMailPhotos(mail: {
  account: string;
  event: string;
  to: string;
  ids: readonly string[];
}): Promise<MailPhoto[]> {
  const { rows } = await pool().query<MailPhoto>({
    name: 'mail-photos',
    text: `select m.id, m.version from media m join events e on e.id = m.event_id
            where e.id = $2 and e.account_id = $1 and e.deleted_at is null and e.published_at is not null
              and e.archived_at is null and (e.expires_at is null or e.expires_at > now())
              and m.id = any($4::uuid[]) and ${visibleTo('client')} and m.thumbnails_ready and m.version is not null
              and exists (select 1 from grants g left join clients c on c.id = g.client_id and c.deleted_at is null
                           where g.event_id = e.id and g.role = 'client' and g.revoked_at is null
                             and (g.expires_at is null or g.expires_at > now())
                             and lower($3) in (lower(g.email), lower(c.email), lower(c.additional_email)))
            order by array_position($4::uuid[], m.id)`,
    values: [mail.account, mail.event, mail.to, mail.ids],
  });
  return rows;
}
