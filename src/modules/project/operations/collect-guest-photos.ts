import { transaction } from '@/core/db/pool';
import { announce } from '@/core/live/changes';
import type { Authorized } from '@/modules/access/grants/viewer';
import { findGalleryByName } from '@/modules/project/queries/galleries-repo';
import { writeGuestGallery } from '@/modules/project/queries/project-rows';
import { publishGalleryChange } from './change-gallery';
import { createGallery } from './manage-project';

/**
 * Lets guests and clients add photographs to the gallery `name`, which is created where the project has none of that
 * name; null: they no longer may, and the gallery stays. Returns the gallery's id.
 */
export async function collectGuestPhotos(entered: Authorized, name: string | null): Promise<string | null> {
  const { event } = entered;
  if (name !== null && event.guest_gallery_id) return event.guest_gallery_id;
  const gallery =
    name === null
      ? null
      : ((await findGalleryByName(event.id, name)) ?? (await createGallery(event, { name })).id);
  await transaction(async (sql) => {
    await writeGuestGallery(sql, event.id, gallery);
    await publishGalleryChange(sql, entered, gallery ? [gallery] : []);
  });
  announce(event.id);
  return gallery;
}
