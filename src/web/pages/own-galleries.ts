import { pictureAddress, pictureToken } from '@media/pictures/address';
import type { OwnGallery } from '@/modules/entry/ui/OwnGalleries';
import { listOwnGalleries } from '@/modules/people/queries/own-galleries';

/** Returns the galleries of a signed-in person, of all studios, as the person's page shows them. */
export async function ownGalleries(user: string): Promise<OwnGallery[]> {
  const rows = await listOwnGalleries(user);
  return rows.map(({ id, name, studio, date, open, done, role, grant, media, version }) => {
    const viewer = { role, grant: { id: grant, event_id: id }, user: null, name: null };
    return {
      id,
      name,
      studio,
      date,
      open,
      done,
      src:
        media && version
          ? pictureAddress(id, media, version, 's300', pictureToken(id, viewer as never))
          : null,
    };
  });
}
