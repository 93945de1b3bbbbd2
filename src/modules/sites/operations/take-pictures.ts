import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { enqueue } from '@/core/jobs/boss';
import { readTakenPhotographs } from '../queries/photographs';
import { insertPicture } from '../queries/pictures';

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
  const rows = await readTakenPhotographs(sql, { site, account, medias });
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
    const focus = { x: row.focus_x, y: row.focus_y };
    await insertPicture(sql, { id, site, account, media, name: row.name, focus });
    await enqueue(sql, DRAW, { picture: id }, { singletonKey: id });
    taken.push(id);
  }
  return taken;
}
