import { listGalleries } from '@/server/galleries/repo';
import { studioPhotos } from '@/server/studio/present-photos';
import { staffToken } from '../../projects/ProjectsView';
import type { Tab } from '../tab';
import { PhotosTab } from './PhotosTab';

/** The galleries of the project and the first page of the chosen one. */
export const photosTab: Tab = async ({ person, entered: { event, viewer }, search }) => {
  const galleries = await listGalleries(event.id, viewer.role);
  const chosen = galleries.find((gallery) => gallery.id === search.gallery) ?? galleries[0];
  const token = staffToken(person, event.id);
  const first = chosen
    ? await studioPhotos(chosen.id, { sortBy: event.sort_by, page: 1, token, locale: person.locale })
    : null;
  return {
    page: <PhotosTab key={event.id} event={event.id} galleries={galleries} first={first} />,
  };
};
