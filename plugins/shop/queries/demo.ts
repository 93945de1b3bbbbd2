import type { Sql } from '@plugins/kit/server/database';
import { visibleTo } from '@plugins/kit/server/photographs';

/** A client of the demo studio who buys something. */
export interface DemoBuyer {
  grant: string;
  person: string;
  name: string;
  email: string;
  /** Of the project. */
  locale: 'en' | 'he';
}

/** Returns the first client who may enter a project. */
export async function findBuyer(sql: Sql, event: string): Promise<DemoBuyer | undefined> {
  const { rows } = await sql.query<DemoBuyer>(
    `select g.id as grant, coalesce(g.client_id, g.user_id, g.id)::text as person, c.name, c.email,
            e.locale::text as locale
       from grants g join clients c on c.id = g.client_id join events e on e.id = g.event_id
      where g.event_id = $1 and g.role = 'client' and c.email is not null order by g.id limit 1`,
    [event],
  );
  return rows[0];
}

/** Returns the first photographs of a project, in its order. */
export async function listFirst(
  sql: Sql,
  { event, count }: { event: string; count: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select m.id from media m join galleries g on g.id = m.gallery_id
      where m.event_id = $1 and m.version is not null and ${visibleTo('client')} order by g.position, m.position, m.id limit $2`,
    [event, count],
  );
  return rows.map(({ id }) => id);
}
