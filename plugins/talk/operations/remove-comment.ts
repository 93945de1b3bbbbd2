import { KeepersError } from '@plugins/kit/server';
import { announce, recordChange } from '@plugins/kit/server/changes';
import { isId, pool, transaction } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { TRASH_DAYS } from '@plugins/kit/server/rules';
import { deleteRemoved, lockComment, setCommentRemoved } from '../queries/comments';
import { isStudio, personOf } from './who';

/**
 * Removes or restores a comment. People remove their own, the studio any of its project. Only the side that removed it
 * may restore it: the studio cannot show what an author removed. Throws NOT_FOUND.
 */
export async function setRemoved({ event, viewer }: Authorized, id: string, removed: boolean): Promise<void> {
  if (!isId(id)) throw new KeepersError('NOT_FOUND');
  const studio = isStudio(viewer);
  await transaction(async (sql) => {
    const person = personOf(viewer);
    const found = await lockComment(sql, {
      id,
      event: event.id,
      person,
      role: viewer.role,
      days: TRASH_DAYS,
    });
    if (!found) throw new KeepersError('NOT_FOUND');
    const { mine, gone, by_studio } = found;
    const may = removed || !gone ? mine || studio : by_studio ? studio : mine;
    if (!may) throw new KeepersError('NOT_FOUND');
    if (gone === removed) return;
    await setCommentRemoved(sql, { id, removed, byStudio: !mine });
    await recordChange(sql, {
      event: event.id,
      kind: 'talk',
      data: { media: found.media, gallery: found.gallery },
    });
  });
  announce(event.id);
}

/** Deletes removed comments for good after the time in which they can be restored; returns how many. */
export async function purgeRemoved(now = new Date()): Promise<number> {
  return deleteRemoved(pool(), { now, days: TRASH_DAYS });
}
