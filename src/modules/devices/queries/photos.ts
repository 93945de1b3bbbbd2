import { pool } from '@/core/db/pool';

/** A photograph as programs list it. */
export interface ProgramPhoto {
  id: string;
  name: string;
  bytes: number;
  sha256: string;
  captured_at: string | null;
  state: 'processing' | 'ready' | 'refused';
}

/** Returns a part of a gallery's photographs, in their order. */
export async function listPhotos(gallery: string, offset: number, limit: number): Promise<ProgramPhoto[]> {
  const { rows } = await pool().query<ProgramPhoto>(
    `select id, name, bytes::float8 as bytes, sha256, captured_at, state::text as state from media
      where gallery_id = $1 and deleted_at is null order by position, id offset $2 limit $3`,
    [gallery, offset, limit],
  );
  return rows;
}

/** Returns those photographs of a gallery that are not in the trash, and whether they are picked. */
export async function findPresent(
  gallery: string,
  medias: string[],
): Promise<{ id: string; picked: boolean }[]> {
  const { rows } = await pool().query<{ id: string; picked: boolean }>(
    `select m.id, exists (select 1 from product_medias pm join products p on p.id = pm.product_id
              and p.deleted_at is null where pm.media_id = m.id) as picked
       from media m where m.id = any($2::uuid[]) and m.gallery_id = $1 and m.deleted_at is null order by m.id`,
    [gallery, medias],
  );
  return rows;
}

/** Returns how many photographs a gallery has, and whether its project removes what a folder no longer has. */
export async function findSync(gallery: string): Promise<{ total: number; removes: boolean }> {
  const { rows } = await pool().query<{ total: number; removes: boolean }>(
    `select e.remove_deleted_on_sync as removes,
            (select count(*)::int from media m where m.gallery_id = g.id and m.deleted_at is null) as total
       from galleries g join events e on e.id = g.event_id where g.id = $1`,
    [gallery],
  );
  return rows[0] ?? { total: 0, removes: false };
}
