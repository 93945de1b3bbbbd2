import { pool } from '@/core/db/pool';

/** A gallery of a project, as programs list it. */
export interface ProgramGallery {
  id: string;
  name: string;
  /** Photographs that are neither refused nor in the trash. */
  count: number;
}

/** Returns the galleries of projects, in order, by project. */
export async function galleriesOf(events: string[]): Promise<Map<string, ProgramGallery[]>> {
  const { rows } = await pool().query<ProgramGallery & { event: string }>(
    `select g.id, g.name, g.event_id as event, (select count(*)::int from media m
              where m.gallery_id = g.id and m.deleted_at is null and m.state <> 'refused') as count
       from galleries g where g.event_id = any($1::uuid[]) and g.deleted_at is null order by g.position, g.id`,
    [events],
  );
  const found = new Map<string, ProgramGallery[]>(events.map((id) => [id, []]));
  for (const { event, ...gallery } of rows) found.get(event)?.push(gallery);
  return found;
}

/** Returns the projects of these in which a file that is removed on a computer goes to the trash. */
export async function findRemoving(events: string[]): Promise<Set<string>> {
  const { rows } = await pool().query<{ id: string }>(
    'select id from events where id = any($1::uuid[]) and remove_deleted_on_sync',
    [events],
  );
  return new Set(rows.map(({ id }) => id));
}

/** How many photographs of a gallery are picked for a product, and not in the trash. */
export async function countPicked(gallery: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from media m where m.gallery_id = $1 and m.deleted_at is null
        and exists (select 1 from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
                     where pm.media_id = m.id)`,
    [gallery],
  );
  return rows[0]?.count ?? 0;
}
