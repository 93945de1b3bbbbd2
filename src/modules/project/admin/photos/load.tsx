import { staffToken } from '@media/pictures/staff-token';
import { brandWithoutMark } from '@media/watermark/queries';
import { allow } from '@/modules/access/table';
import { listRail } from '@/modules/project/queries/galleries-repo';
import { packedGallery } from '@/modules/project/queries/present-photos';
import { PhotosTab } from '../lazy';
import type { Tab } from '../tab';
import { MarkMissing } from '../watermark/MarkMissing';
import { TRASH } from './trash-place';

/** Number of photographs in the first response; the rest of a longer gallery is requested at once. */
const FIRST = 150;

/** Loads the photos tab: the galleries of the project and the beginning of the chosen one. */
export const photosTab: Tab = async ({ person, entered: { event, viewer }, search }) => {
  const [galleries, bare] = await Promise.all([listRail(event.id), brandWithoutMark(event.id)]);
  const inTrash = search.gallery === TRASH && allow(viewer.role, 'photo.delete') !== 'none';
  const chosen = inTrash ? null : (galleries.find(({ id }) => id === search.gallery) ?? galleries[0]);
  const token = staffToken(person, event.id);
  const first = chosen ? await packedGallery(event, chosen.id, token, FIRST) : null;
  return {
    page: (
      <>
        {bare ? <MarkMissing brand={person.account ? bare : null} /> : null}
        <PhotosTab
          key={event.id}
          event={event.id}
          given={{ galleries, token }}
          first={first}
          sortBy={event.sort_by}
          cover={event.cover_id}
          mayDelete={allow(viewer.role, 'gallery.delete') !== 'none'}
        />
      </>
    ),
  };
};
