import { isId, pool } from '@plugins/kit/server/database';
import { findEvent, openNow } from '@plugins/kit/server/projects';
import { defineSiteBlock, siteFields } from '@plugins/kit/server/sites';
import { z } from 'zod';
import { pageOf, presentFilm } from '../operations/present-clip';
import { findWatchable } from '../queries/clips';
import { readAddress } from '../rules/clip-address';
import type { FilmFile, StoredFilm } from '../wire';

const settings = z.strictObject({
  /** The address of the clip's page. */
  clip: siteFields.listed({ from: '/api/x/clips/shared' }),
  title: siteFields.words(),
  width: z.enum(['full', 'wide', 'text']).default('wide'),
});

/** Why a block shows no clip: the builder's preview says it, visitors see nothing. */
export type ClipBlockLack = 'address' | 'unknown' | 'sharing' | 'unseen';

/** Data of its view. */
export interface ClipBlockFilm {
  title: string | undefined;
  width: 'full' | 'wide' | 'text';
  name: string;
  file: FilmFile;
  captions: string;
  page: string;
}
export type ClipBlockData = ClipBlockFilm | { lack: ClipBlockLack };

interface Found {
  name: string;
  file: FilmFile;
  captions: string;
  page: string;
}

async function findFilm(clip: string, account: string | null): Promise<Found | ClipBlockLack | null> {
  if (clip.trim() === '') return null;
  const address = readAddress(clip);
  if (!address) return 'address';
  const event = isId(address.event) ? await findEvent(address.event) : null;
  if (event?.account_id !== account || !event) return 'unknown';
  if (!event.allow_sharing || !openNow(event).allowed) return 'sharing';
  const found = await findWatchable(pool(), event.id, address.clip, 'guest');
  if (!found?.film) return 'unseen';
  const film = found.film as StoredFilm;
  const { files, captions } = presentFilm(event.id, found.id, film);
  const [file] = files;
  if (!file) return 'unseen';
  return { name: film.title || event.name, file, captions, page: pageOf(event.id, found.id) };
}

/** A clip of one of the studio's projects; shown while the project shares and is open, and only after the studio chose it. */
export const clipBlock = defineSiteBlock({
  id: 'clips.block',
  settings,
  load: async ({ site, draft, settings: { clip, title, width } }): Promise<ClipBlockData | null> => {
    const found = await findFilm(clip, site.account);
    if (typeof found === 'string') return draft ? { lack: found } : null;
    return found && { title, width, ...found };
  },
});
