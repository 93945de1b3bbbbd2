import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { announce, recordChange } from '@/core/live/changes';
import type { Authorized } from '@/modules/access/grants/viewer';

/** A change of several photographs by the account: hidden from guests, or withdrawn from everybody else. */
export type Mark = { hidden: boolean } | { private: boolean };

const SETS = {
  hidden: `hidden = $2, hidden_by = case when $2 then 'account'::enum_media_hidden_by end`,
  private: 'private = $2',
};

/**
 * Hides photographs of a project or withdraws them, or reverts that, for the account; returns those that changed. Picks
 * stay. Unchanged, refused and trashed ones are skipped. Throws NOT_FOUND where none is left.
 */
export async function markPhotos(
  { event, viewer }: Authorized,
  medias: string[],
  mark: Mark,
): Promise<{ changed: string[] }> {
  const [field, value] =
    'hidden' in mark ? (['hidden', mark.hidden] as const) : (['private', mark.private] as const);
  const changed = await transaction(async (sql) => {
    const there = await sql.query<{ id: string; gallery: string }>(
      `select id, gallery_id as gallery from media
        where id = any($1::uuid[]) and event_id = $2 and deleted_at is null and state <> 'refused' order by id for update`,
      [medias, event.id],
    );
    if (there.rows.length === 0) throw new KeepersError('NOT_FOUND');
    const { rows } = await sql.query<{ id: string }>(
      `update media set ${SETS[field]}, updated_at = now()
        where id = any($1::uuid[]) and coalesce(${field}, false) <> $2 returning id`,
      [there.rows.map(({ id }) => id), value],
    );
    if (rows.length === 0) return [];
    const galleries = [...new Set(there.rows.map(({ gallery }) => gallery))];
    await recordChange(sql, {
      event: event.id,
      kind: 'galleries',
      data: { galleries, did: field, to: value, count: rows.length },
      actor: { user: viewer.user?.id, name: viewer.name },
    });
    return rows.map(({ id }) => id);
  });
  if (changed.length > 0) announce(event.id);
  return { changed };
}
