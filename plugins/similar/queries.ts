import type { Sql } from '@plugins/kit/server/database';

/** A rendered photograph without a likeness. */
export interface Unmeasured {
  id: string;
  event_id: string;
  sha256: string;
  version: string;
}

/** Returns a gallery's rendered photographs whose likeness was never measured. */
export async function listUnmeasured(sql: Sql, gallery: string): Promise<Unmeasured[]> {
  const { rows } = await sql.query<Unmeasured>(
    `select id, event_id, sha256, version from media
      where gallery_id = $1 and likeness is null and state = 'ready' and version is not null and deleted_at is null`,
    [gallery],
  );
  return rows;
}

/**
 * Stores a photograph's likeness (an empty text: not comparable) and sharpness, if its original is still the one with
 * this hash and nothing is stored yet: a newer version was measured when it was rendered.
 */
export async function setLikeness(
  sql: Sql,
  look: { id: string; sha256: string; likeness: string; sharpness: number | null },
): Promise<void> {
  await sql.query(
    `update media set likeness = $3, sharpness = $4 where id = $1 and sha256 = $2 and likeness is null`,
    [look.id, look.sha256, look.likeness, look.sharpness],
  );
}
