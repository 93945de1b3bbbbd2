import { pictureAddress } from '@media/pictures/address';
import { searchWords } from '@/core/text/fold-words';
import { coversOf } from '@/modules/project/queries/covers-repo';
import {
  type FoundGallery,
  type FoundPerson,
  type FoundPhoto,
  type FoundProject,
  searchIn,
} from './search-repo';

/** Maximum number of results per kind. */
const LIMITS = { projects: 6, people: 4, galleries: 4, photos: 6 };

/** A search result, as the palette lists it. `src`: a thumbnail, if there is one. */
export interface SearchView {
  projects: {
    id: string;
    name: string;
    date: string | null;
    location: string | null;
    archived: boolean;
    src: string | null;
  }[];
  people: { id: string; name: string; email: string | null }[];
  galleries: { id: string; name: string; event_id: string; project: string }[];
  photos: {
    id: string;
    name: string;
    event_id: string;
    gallery_id: string;
    project: string;
    src: string | null;
  }[];
}

const NOTHING: SearchView = { projects: [], people: [], galleries: [], photos: [] };

/**
 * Searches everything of an account (null: of every account) by name. A single letter does not search photographs.
 * `token` signs a project's pictures for the requester.
 */
export async function searchStudio(
  account: string | null,
  text: string,
  token: (eventId: string) => string,
): Promise<SearchView> {
  const words = searchWords(text);
  if (words.length === 0) return NOTHING;
  const long = words.some((word) => word.length > 2);
  const [projects, people, galleries, photos] = await Promise.all([
    searchIn<FoundProject>('projects', account, words, LIMITS.projects),
    searchIn<FoundPerson>('people', account, words, LIMITS.people),
    searchIn<FoundGallery>('galleries', account, words, LIMITS.galleries),
    long ? searchIn<FoundPhoto>('photos', account, words, LIMITS.photos) : [],
  ]);
  const covers = await coversOf(projects.map(({ id }) => id));
  const picture = (event: string, media?: string, version?: string | null) =>
    media && version ? pictureAddress(event, media, version, 's300', token(event)) : null;
  return {
    projects: projects.map(({ id, name, date, location, archived }) => {
      const cover = covers.get(id);
      return { id, name, date, location, archived, src: picture(id, cover?.media, cover?.version) };
    }),
    people: people.map(({ id, name, email }) => ({ id, name, email })),
    galleries: galleries.map(({ id, name, event_id, project }) => ({ id, name, event_id, project })),
    photos: photos.map(({ id, name, event_id, gallery_id, project, version }) => ({
      id,
      name,
      event_id,
      gallery_id,
      project,
      src: picture(event_id, id, version),
    })),
  };
}
