import { listGalleries } from '@/server/galleries/repo';
import { studioPhotos } from '@/server/studio/present-photos';
import { staffToken } from '@/server/studio/staff-token';
import { lacksMark } from '@/server/watermarks/repo';
import type { Tab } from '../tab';
import { MarkMissing } from '../watermark/MarkMissing';
import { PhotosTab } from './PhotosTab';

/** The galleries of the project and the first page of the chosen one. */
export const photosTab: Tab = async ({ person, entered: { event, viewer }, search }) => {
  const [galleries, bare] = await Promise.all([listGalleries(event.id, viewer.role), lacksMark(event.id)]);
  const chosen = galleries.find((gallery) => gallery.id === search.gallery) ?? galleries[0];
  const token = staffToken(person, event.id);
  const first = chosen
    ? await studioPhotos(chosen.id, { sortBy: event.sort_by, page: 1, token, locale: person.locale })
    : null;
  return {
    page: (
      <>
        {bare ? <MarkMissing at={`/admin/projects/${event.id}/details#watermark-title`} /> : null}
        <PhotosTab key={event.id} event={event.id} galleries={galleries} first={first} />
      </>
    ),
  };
};
