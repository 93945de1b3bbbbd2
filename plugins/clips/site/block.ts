import { isId, pool } from '@plugins/kit/server/database';
import { findEvent, openNow } from '@plugins/kit/server/projects';
import { defineSiteBlock, siteFields } from '@plugins/kit/server/sites';
import { z } from 'zod';
import { pageOf, presentFilm } from '../operations/present-clip';
import { findWatchable } from '../queries/clips';
import { readAddress } from '../rules/clip-address';
import type { FilmFile, StoredFilm } from '../wire';

const settings = z.strictObject({
  /** The address of the clip's page, as it is copied from the browser. */
  clip: z.string().max(500).default(''),
  title: siteFields.words(),
  width: z.enum(['full', 'wide', 'text']).default('wide'),
});

/** Data of its view. */
export interface ClipBlockData {
  title: string | undefined;
  width: 'full' | 'wide' | 'text';
  name: string;
  file: FilmFile;
  captions: string;
  page: string;
}

/** A clip of one of the studio's projects; shown while the project shares and is open, and only after its address was pasted. */
export const clipBlock = defineSiteBlock({
  id: 'clips.block',
  settings,
  load: async ({ site, settings: { clip, title, width } }): Promise<ClipBlockData | null> => {
    const address = readAddress(clip);
    const event = address && isId(address.event) ? await findEvent(address.event) : null;
    if (!address || !event || event.account_id !== site.account) return null;
    if (!event.allow_sharing || !openNow(event).allowed) return null;
    const found = await findWatchable(pool(), event.id, address.clip, 'guest');
    if (!found?.film) return null;
    const film = found.film as StoredFilm;
    const { files, captions } = presentFilm(event.id, found.id, film);
    const [file] = files;
    if (!file) return null;
    const name = film.title || event.name;
    return { title, width, name, file, captions, page: pageOf(event.id, found.id) };
  },
});
