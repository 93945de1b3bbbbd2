import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { announce } from '@/core/live/changes';
import type { FocalPoint } from '@/core/wire';
import type { Authorized } from '@/modules/access/grants/viewer';
import { requireOwnPhoto } from '@/modules/project/own-photo';
import { setFocal } from '@/modules/project/queries/photos-repo';
import { writeCover } from '@/modules/project/queries/project-rows';
import { publishGalleryChange } from './change-gallery';

/** Sets the cover of a project; null: the automatic one again. Throws INVALID_INPUT. */
export async function setCover(entered: Authorized, cover: string | null): Promise<void> {
  const { event } = entered;
  await transaction(async (sql) => {
    if (cover) await requireOwnPhoto(sql, event.id, cover);
    await writeCover(sql, event.id, cover);
    await publishGalleryChange(sql, entered, []);
  });
  announce(event.id);
}

/** Sets a photograph's focal point; null: the center. Throws NOT_FOUND. */
export async function setFocalPoint(
  entered: Authorized,
  media: string,
  focal: FocalPoint | null,
): Promise<void> {
  const { event } = entered;
  await transaction(async (sql) => {
    const gallery = await setFocal(sql, event.id, media, focal);
    if (!gallery) throw new KeepersError('NOT_FOUND');
    await publishGalleryChange(sql, entered, [gallery]);
  });
  announce(event.id);
}
