import { requirePhotoRoom } from '@media/photo-limit';
import { lockPhotos } from '@media/queries/photo-room';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { z } from 'zod';
import { sqlOf } from '@/core/db/local-api';
import type { Sql } from '@/core/db/pool';
import { parseInput } from '@/core/errors/zod-problems';
import { announceWith, recordChange } from '@/core/live/changes';
import { actorNow } from '@/modules/access/audit/actor';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { holdProducts } from '@/modules/picks/queries/restored-picks';
import { requireOwnPhoto } from '@/modules/project/own-photo';
import { EVENT_TEXT_MAX } from '@/modules/project/rules/event-words';
import { isUuid } from '@/modules/records/field-rules';
import { trashMove } from '@/modules/records/rule-trash';

const named = z.object({ name: z.string({ error: 'blank' }).trim().min(1).max(EVENT_TEXT_MAX.gallery) });

/**
 * Locks the rows a gallery's rules count, in the order of uploads and picks: the project's photographs, its products
 * if picks are restored, then the gallery (`holdRow`).
 */
export const holdPhotographs: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: Record<string, unknown> };
  if (operation !== 'update' || !isUuid(id)) return;
  const sql = await sqlOf(req);
  const { rows } = await sql.query<{ event: string }>(
    'select event_id as event from galleries where id = $1',
    [id],
  );
  if (!rows[0]) return;
  await lockPhotos(sql, rows[0].event);
  if (data && 'deletedAt' in data && !data.deletedAt) await holdProducts(sql, rows[0].event);
};

/** Counts the photographs deleted with a gallery: they have the same timestamp. */
async function countPhotosAlong(sql: Sql, id: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from galleries g join media m on m.gallery_id = g.id and m.deleted_at = g.deleted_at
      where g.id = $1 and m.state <> 'refused'`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Validates a gallery: a name, a cover of its own project, a position at the end of the project for a new one, and
 * room in the plan for restored photographs. Throws INVALID_INPUT, PHOTO_LIMIT_REACHED.
 */
export const checkGallery: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  const sql = await sqlOf(req);
  const event = (originalDoc?.event ?? data.event) as string | undefined;
  if (operation === 'create' || data.name !== originalDoc?.name)
    Object.assign(data, parseInput(named, { name: data.name }));
  if (!event) return data;
  if (data.cover && data.cover !== originalDoc?.cover) await requireOwnPhoto(sql, event, data.cover);
  if (operation === 'create') {
    const { rows } = await sql.query<{ next: number }>(
      'select coalesce(max(position), -1)::int + 1 as next from galleries where event_id = $1',
      [event],
    );
    data.position = rows[0]?.next ?? 0;
  }
  if (trashMove(data, originalDoc) === 'restored') {
    const photos = await countPhotosAlong(sql, originalDoc.id);
    context.photosBack = photos;
    if (photos > 0) await requirePhotoRoom(sql, originalDoc.account, event, photos);
  }
  return data;
};

/** Deletes or restores a gallery's photographs with it; returns their number, for the history. */
async function movePhotographs(
  sql: Sql,
  id: string,
  move: 'deleted' | 'restored',
  before: string,
): Promise<number> {
  if (move === 'deleted') {
    // They get the gallery's timestamp, so that photographs deleted one by one before stay in the trash when it is
    // restored.
    const gone = await sql.query(
      `update media m set deleted_at = g.deleted_at, updated_at = now() from galleries g
        where g.id = $1 and m.gallery_id = g.id and m.deleted_at is null`,
      [id],
    );
    return gone.rowCount ?? 0;
  }
  const back = await sql.query(
    'update media set deleted_at = null, updated_at = now() where gallery_id = $1 and deleted_at = $2',
    [id, before],
  );
  return back.rowCount ?? 0;
}

/** Publishes the change to everybody in the project; records deletion and restoring in the account's history. */
export const publishGallery: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  if (operation === 'create') return;
  const sql = await sqlOf(req);
  const move = trashMove(doc, previousDoc);
  const { user, grant, name } = await actorNow();
  if (move) {
    const moved = await movePhotographs(sql, doc.id, move, previousDoc.deletedAt);
    await recordAudit(sql, `gallery.${move}`, {
      account: doc.account,
      event: doc.event,
      subject: doc.name,
      count: move === 'restored' ? Number(context.photosBack ?? 0) : moved,
    });
  }
  await recordChange(sql, {
    event: doc.event,
    kind: 'galleries',
    data: { galleries: [doc.id] },
    actor: { user, grant, name },
  });
  await announceWith(sql, doc.event);
};
