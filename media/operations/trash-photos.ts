import { lockPhotos, requirePhotoRoom } from '@media/photo-limit';
import { TRASH_DAYS } from '@/core/constants';
import { type Sql, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { announce, recordChange } from '@/core/live/changes';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { Authorized } from '@/modules/access/grants/viewer';
import { holdProducts, type OverfullProduct, overfullProducts } from '@/modules/picks/restored-picks';

interface Gone {
  id: string;
  gallery: string;
}

/**
 * Moves photographs into the trash, with their picks and comments, for 30 days. Picked ones need `withPicks`: they may
 * have been picked since the photographer looked. Throws NOT_FOUND, PICKS_WOULD_BE_LOST with how many.
 */
export async function trashPhotos(
  entered: Authorized,
  medias: string[],
  withPicks: boolean,
): Promise<{ changed: string[] }> {
  return changing(entered, 'trashed', async (sql) => {
    const { rows } = await sql.query<Gone & { picked: boolean }>(
      `select m.id, m.gallery_id as gallery, exists (select 1 from product_medias pm join products p on p.id = pm.product_id
                and p.deleted_at is null where pm.media_id = m.id) as picked
         from media m where m.id = any($1::uuid[]) and m.event_id = $2 and m.deleted_at is null order by m.id for update of m`,
      [medias, entered.event.id],
    );
    const count = rows.filter(({ picked }) => picked).length;
    if (count > 0 && !withPicks) throw new KeepersError('PICKS_WOULD_BE_LOST', { count });
    await sql.query('update media set deleted_at = now(), updated_at = now() where id = any($1::uuid[])', [
      rows.map(({ id }) => id),
    ]);
    return rows;
  });
}

/**
 * Restores photographs from the trash to their galleries and positions, with their picks, also where a product is full
 * by now: `over` names those that then exceed their limit. Throws NOT_FOUND where they are not there (any more),
 * PHOTO_LIMIT_REACHED where the plan has no room for them.
 */
export async function restorePhotos(
  entered: Authorized,
  medias: string[],
): Promise<{ changed: string[]; over: OverfullProduct[] }> {
  const { event } = entered;
  let over: OverfullProduct[] = [];
  const { changed } = await changing(entered, 'restored', async (sql) => {
    await lockPhotos(sql, event.id);
    await holdProducts(sql, event.id);
    const { rows } = await sql.query<Gone & { counts: boolean }>(
      `select m.id, m.gallery_id as gallery, m.state <> 'refused' as counts
         from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
        where m.id = any($1::uuid[]) and m.event_id = $2 and m.deleted_at > now() - make_interval(days => $3)
        order by m.id for update of m`,
      [medias, event.id, TRASH_DAYS],
    );
    const adding = rows.filter(({ counts }) => counts).length;
    if (adding > 0) await requirePhotoRoom(sql, event.account_id, event.id, adding);
    const back = rows.map(({ id }) => id);
    await sql.query('update media set deleted_at = null, updated_at = now() where id = any($1::uuid[])', [
      back,
    ]);
    over = await overfullProducts(sql, event.id, back);
    return rows;
  });
  return { changed, over };
}

async function changing(
  { event, viewer }: Authorized,
  did: 'trashed' | 'restored',
  work: (sql: Sql) => Promise<Gone[]>,
): Promise<{ changed: string[] }> {
  const changed = await transaction(async (sql) => {
    const rows = await work(sql);
    if (rows.length === 0) throw new KeepersError('NOT_FOUND');
    await recordChange(sql, {
      event: event.id,
      kind: 'galleries',
      data: { galleries: [...new Set(rows.map(({ gallery }) => gallery))], did, count: rows.length },
      actor: { user: viewer.user?.id, name: viewer.name },
    });
    await recordAudit(sql, did === 'trashed' ? 'photos.deleted' : 'photos.restored', {
      account: event.account_id,
      event: event.id,
      count: rows.length,
    });
    return rows.map(({ id }) => id);
  });
  announce(event.id);
  return { changed };
}
