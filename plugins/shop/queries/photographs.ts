import type { Sql } from '@plugins/kit/server/database';
import { visibleTo } from '@plugins/kit/server/photographs';

type Role = Parameters<typeof visibleTo>[0];

/** A photograph as the shop shows it. */
export interface ShopPhoto {
  id: string;
  name: string;
  version: string;
  width: number;
  height: number;
  picked: boolean;
}

/** To guests the picks of the clients are none. */
const seesPicks = (role: Role): boolean => role !== 'guest';

/** Returns those of a project's photographs that a role sees and that are rendered. */
export async function listUsable(
  sql: Sql,
  { event, role, ids }: { event: string; role: Role; ids: readonly string[] },
): Promise<ShopPhoto[]> {
  const { rows } = await sql.query<ShopPhoto>({
    name: `shop-usable-${role}`,
    text: `select m.id, m.name, m.version, m.width::int as width, m.height::int as height,
            ($3 and exists (select 1 from product_medias pm where pm.media_id = m.id)) as picked
       from media m where m.event_id = $1 and m.id = any($2::uuid[]) and m.version is not null
        and (m.state = 'ready' or m.thumbnails_ready) and ${visibleTo(role)}`,
    values: [event, ids, seesPicks(role)],
  });
  return rows;
}

/** Returns the ids of a project's galleries outside the trash, with their names. */
export async function listGalleryNames(sql: Sql, event: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    `select id, name from galleries where event_id = $1 and deleted_at is null and not private order by position, id`,
    [event],
  );
  return rows;
}

/** Counts the picked photographs that a role sees; to guests the picks of the clients are none. */
export async function countPicked(sql: Sql, { event, role }: { event: string; role: Role }): Promise<number> {
  if (!seesPicks(role)) return 0;
  const { rows } = await sql.query<{ count: number }>(
    `select count(distinct m.id)::int as count from product_medias pm join media m on m.id = pm.media_id
      where m.event_id = $1 and ${visibleTo(role)}`,
    [event],
  );
  return rows[0]?.count ?? 0;
}

/** Returns a few photographs to show products with: picked ones first, then the first of the galleries. */
export async function listSamples(
  sql: Sql,
  { event, role, first, count }: { event: string; role: Role; first: string | null; count: number },
): Promise<ShopPhoto[]> {
  const { rows } = await sql.query<ShopPhoto>(
    `select m.id, m.name, m.version, m.width::int as width, m.height::int as height,
            ($4 and exists (select 1 from product_medias pm where pm.media_id = m.id)) as picked
       from media m join galleries g on g.id = m.gallery_id
      where m.event_id = $1 and m.version is not null and m.state = 'ready' and ${visibleTo(role)}
      order by (m.id = $2) desc nulls last, 6 desc, g.position, m.position, m.id limit $3`,
    [event, first, count, seesPicks(role)],
  );
  return rows;
}
