import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { enqueue } from '@/core/jobs/boss';

/** The job that renders a picture; declared here so that copying loads no image library. */
export const DRAW = { id: 'sites.draw-picture' } as const;

/** Returns the storage key of an uploaded picture's bytes. */
export const sentKey = (owner: string, sha256: string): string => `sites/${owner}/originals/${sha256}`;

/** Owner of pictures: a site and its account (`null`: the platform's own). */
export interface PictureOwner {
  site: string;
  account: string | null;
}

/**
 * Copies photographs of the account's own projects to its site, in the given order; one that was copied before is the
 * same picture. The worker renders them. Throws NOT_FOUND for another account's photograph, or one that is not ready, and
 * INVALID_INPUT naming `photographs` for one that is hidden or withdrawn.
 */
export async function takePhotographs(
  sql: Sql,
  { site, account }: PictureOwner,
  medias: readonly string[],
): Promise<string[]> {
  const { rows } = await sql.query<{
    id: string;
    name: string;
    focus_x: number;
    focus_y: number;
    known: string | null;
    open: boolean;
  }>(
    `select m.id, m.name, coalesce(m.focal_x * 100, 50)::float as focus_x, coalesce(m.focal_y * 100, 50)::float as focus_y,
            not m.hidden and not m.private and not m.gallery_private as open,
            (select p.id from site_pictures p where p.site_id = $1 and p.media_id = m.id limit 1) as known
       from media m join events e on e.id = m.event_id and e.deleted_at is null
      where m.id = any($2::uuid[]) and m.account_id = $3 and m.deleted_at is null and m.state <> 'refused'`,
    [site, medias, account],
  );
  const taken: string[] = [];
  for (const media of medias) {
    const row = rows.find(({ id }) => id === media);
    if (!row) throw new KeepersError('NOT_FOUND');
    if (!row.open) throw new KeepersError('INVALID_INPUT', {}, { photographs: 'photo_hidden' });
    if (row.known) {
      taken.push(row.known);
      continue;
    }
    const id = uuidv7();
    await sql.query(
      `insert into site_pictures (id, site_id, account_id, media_id, name, state, focus_x, focus_y, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'processing', $6, $7, now(), now())`,
      [id, site, account, media, row.name, row.focus_x, row.focus_y],
    );
    await enqueue(sql, DRAW, { picture: id }, { singletonKey: id });
    taken.push(id);
  }
  return taken;
}
