import { KeepersError } from '@plugins/kit/server';
import { announce, recordChange } from '@plugins/kit/server/changes';
import { isId, pool, transaction } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import { TRASH_DAYS } from '@plugins/kit/server/rules';
import { isStudio, personOf, WRITER } from './who';

/**
 * Removes or restores a comment. People remove their own, the studio any of its project. Only the side that removed it
 * may restore it: the studio cannot show what an author removed. Throws NOT_FOUND.
 */
export async function setRemoved({ event, viewer }: Authorized, id: string, removed: boolean): Promise<void> {
  if (!isId(id)) throw new KeepersError('NOT_FOUND');
  const studio = isStudio(viewer);
  await transaction(async (sql) => {
    const { rows } = await sql.query<{
      media: string;
      gallery: string;
      mine: boolean;
      gone: boolean;
      by_studio: boolean;
    }>(
      `select c.media_id as media, m.gallery_id as gallery, ${WRITER} is not distinct from $3 as mine,
              c.removed_at is not null as gone, c.removed_by_studio as by_studio
         from talk_comments c join media m on m.id = c.media_id and ${visibleTo(viewer.role)}
         left join grants g on g.id = c.grant_id
        where c.id = $1 and c.event_id = $2 and (c.removed_at is null or c.removed_at > now() - make_interval(days => $4))
          for update of c`,
      [id, event.id, personOf(viewer), TRASH_DAYS],
    );
    const [found] = rows;
    if (!found) throw new KeepersError('NOT_FOUND');
    const { mine, gone, by_studio } = found;
    const may = removed || !gone ? mine || studio : by_studio ? studio : mine;
    if (!may) throw new KeepersError('NOT_FOUND');
    if (gone === removed) return;
    await sql.query(
      `update talk_comments set removed_at = case when $2 then coalesce(removed_at, now()) end,
              removed_by_studio = $2 and $3, updated_at = now() where id = $1`,
      [id, removed, !mine],
    );
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
  const { rowCount } = await pool().query(
    `delete from talk_comments where removed_at < $1::timestamptz - make_interval(days => $2)`,
    [now, TRASH_DAYS],
  );
  return rowCount ?? 0;
}
