import type { Sql } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';

interface Moving {
  id: string;
  gallery: string;
  sha256: string;
}

/**
 * The moved photographs, in the given order, their galleries, and those not moved: the gallery already has their bytes.
 */
export interface Moved {
  found: string[];
  from: string[];
  left: string[];
}

/**
 * Moves photographs of a project to another of its galleries; under the project's photo lock. A gallery holds the same
 * bytes once: a photograph it already has is not moved, and a copy in the trash swaps galleries. Throws NOT_FOUND.
 */
export async function moveBetween(sql: Sql, event: string, medias: string[], to: string): Promise<Moved> {
  const gallery = await sql.query(
    'select 1 from galleries where id = $1 and event_id = $2 and deleted_at is null for share',
    [to, event],
  );
  const { rows } = await sql.query<Moving>(
    `select m.id, m.gallery_id as gallery, m.sha256 from unnest($1::uuid[]) with ordinality as o(id, nr)
       join media m on m.id = o.id where m.event_id = $2 and m.deleted_at is null order by o.nr for update of m`,
    [medias, event],
  );
  if (!gallery.rowCount || rows.length === 0) throw new KeepersError('NOT_FOUND');
  const coming = rows.filter((row) => row.gallery !== to);
  const twins = await sql.query<{ id: string; sha256: string; trashed: boolean }>(
    `select id, sha256, deleted_at is not null as trashed from media where gallery_id = $1 and sha256 = any($2::text[])`,
    [to, coming.map((row) => row.sha256)],
  );
  const taken = new Set(twins.rows.filter((twin) => !twin.trashed).map((twin) => twin.sha256));
  const left = coming.filter(({ sha256 }) => taken.has(sha256) || !taken.add(sha256));
  const stay = new Set(left.map(({ id }) => id));
  const moving = coming.filter(({ id }) => !stay.has(id));
  await swap(
    sql,
    to,
    moving,
    twins.rows.filter((twin) => twin.trashed),
  );
  return {
    found: rows.filter(({ id }) => !stay.has(id)).map(({ id }) => id),
    from: [...new Set(rows.map((row) => row.gallery))],
    left: [...stay],
  };
}

async function swap(
  sql: Sql,
  to: string,
  moving: Moving[],
  trashed: { id: string; sha256: string }[],
): Promise<void> {
  if (moving.length === 0) return;
  const sourceOf = new Map(moving.map((row) => [row.sha256, row.gallery]));
  const away = trashed.filter((twin) => sourceOf.has(twin.sha256));
  // During the swap a copy has no hash: two of one gallery may never have the same.
  if (away.length > 0)
    await sql.query(`update media set sha256 = '~' || id where id = any($1::uuid[])`, [
      away.map(({ id }) => id),
    ]);
  await sql.query('update media set gallery_id = $2, updated_at = now() where id = any($1::uuid[])', [
    moving.map(({ id }) => id),
    to,
  ]);
  for (const { id, sha256 } of away)
    await sql.query('update media set gallery_id = $2, sha256 = $3 where id = $1', [
      id,
      sourceOf.get(sha256),
      sha256,
    ]);
}
