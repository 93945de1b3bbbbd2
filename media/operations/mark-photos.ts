import { holdShown, setHidden, setPrivate } from '@media/queries/states';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { announce, recordChange } from '@/core/live/changes';
import type { Authorized } from '@/modules/access/grants/viewer';

/** A change of several photographs by the account: hidden from guests, or withdrawn from everybody else. */
export type Mark = { hidden: boolean } | { private: boolean };

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
    const there = await holdShown(sql, event.id, medias);
    if (there.length === 0) throw new KeepersError('NOT_FOUND');
    const ids = there.map(({ id }) => id);
    const rows = await (field === 'hidden' ? setHidden : setPrivate)(sql, ids, value);
    if (rows.length === 0) return [];
    const galleries = [...new Set(there.map(({ gallery }) => gallery))];
    await recordChange(sql, {
      event: event.id,
      kind: 'galleries',
      data: { galleries, did: field, to: value, count: rows.length },
      actor: { user: viewer.user?.id, name: viewer.name },
    });
    return rows;
  });
  if (changed.length > 0) announce(event.id);
  return { changed };
}
