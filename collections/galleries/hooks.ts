import { requirePhotoRoom } from '@media/photo-limit';
import { lockPhotos } from '@media/queries/photo-room';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { z } from 'zod';
import { sqlOf } from '@/core/db/local-api';
import { parseInput } from '@/core/errors/zod-problems';
import { announceWith, recordChange } from '@/core/live/changes';
import { actorNow } from '@/modules/access/audit/actor';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { holdProducts } from '@/modules/picks/queries/restored-picks';
import { requireOwnPhoto } from '@/modules/project/own-photo';
import { EVENT_TEXT_MAX } from '@/modules/project/rules/event-words';
import { isUuid } from '@/modules/records/field-rules';
import { trashMove } from '@/modules/records/rule-trash';
import {
  countPhotosAlong,
  nextGalleryPosition,
  projectOfGallery,
  restorePhotosOf,
  trashPhotosOf,
} from './queries';

const named = z.object({ name: z.string({ error: 'blank' }).trim().min(1).max(EVENT_TEXT_MAX.gallery) });

/**
 * Locks the rows a gallery's rules count, in the order of uploads and picks: the project's photographs, its products
 * if picks are restored, then the gallery (`holdRow`).
 */
export const holdPhotographs: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: Record<string, unknown> };
  if (operation !== 'update' || !isUuid(id)) return;
  const sql = await sqlOf(req);
  const event = await projectOfGallery(sql, id);
  if (!event) return;
  await lockPhotos(sql, event);
  if (data && 'deletedAt' in data && !data.deletedAt) await holdProducts(sql, event);
};

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
  if (operation === 'create') data.position = await nextGalleryPosition(sql, event);
  if (trashMove(data, originalDoc) === 'restored') {
    const photos = await countPhotosAlong(sql, originalDoc.id);
    context.photosBack = photos;
    if (photos > 0) await requirePhotoRoom(sql, originalDoc.account, event, photos);
  }
  return data;
};

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
    const moved = await (move === 'deleted'
      ? trashPhotosOf(sql, doc.id)
      : restorePhotosOf(sql, doc.id, previousDoc.deletedAt));
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
