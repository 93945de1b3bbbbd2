import {
  clearHashes,
  findCopies,
  holdMoving,
  type MovingPhoto,
  moveCopy,
  setGallery,
  shareGallery,
} from '@media/queries/positions';
import type { Sql } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';

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
  const there = await shareGallery(sql, to, event);
  const rows = await holdMoving(sql, event, medias);
  if (!there || rows.length === 0) throw new KeepersError('NOT_FOUND');
  const coming = rows.filter((row) => row.gallery !== to);
  const hashes = coming.map((row) => row.sha256);
  const twins = await findCopies(sql, to, hashes);
  const taken = new Set(twins.filter((twin) => !twin.trashed).map((twin) => twin.sha256));
  const left = coming.filter(({ sha256 }) => taken.has(sha256) || !taken.add(sha256));
  const stay = new Set(left.map(({ id }) => id));
  const moving = coming.filter(({ id }) => !stay.has(id));
  await swap(
    sql,
    to,
    moving,
    twins.filter((twin) => twin.trashed),
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
  moving: MovingPhoto[],
  trashed: { id: string; sha256: string }[],
): Promise<void> {
  if (moving.length === 0) return;
  const sourceOf = new Map(moving.map((row) => [row.sha256, row.gallery]));
  const away = trashed.filter((twin) => sourceOf.has(twin.sha256));
  // During the swap a copy has no hash: two of one gallery may never have the same.
  if (away.length > 0)
    await clearHashes(
      sql,
      away.map(({ id }) => id),
    );
  await setGallery(
    sql,
    moving.map(({ id }) => id),
    to,
  );
  for (const { id, sha256 } of away) await moveCopy(sql, id, sourceOf.get(sha256) ?? to, sha256);
}
