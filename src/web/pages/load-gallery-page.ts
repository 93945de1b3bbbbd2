import { headers } from 'next/headers';
import { cache } from 'react';
import { isKeepersError } from '@/core/errors/errors';
import { grantIdFor } from '@/modules/access/grants/grant-cookie';
import { isId } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/queries';
import { contextOf } from '@/modules/access/read-context';
import { type ClosedPageFacts, closedPage } from '@/modules/entry/operations/closed-page';
import { enterPage, handedGallery } from './hand-over';
import { type GallerySearch, type OpenGallery, readGalleryPage } from './read-gallery-page';

/** Props of the gallery page. */
export type GalleryPage = OpenGallery | NotOpen;

/** Shown instead of a project's page to a person who may not see it. */
export type NotOpen = ({ kind: 'closed' } & ClosedPageFacts) | { kind: 'entry' };

const findProject = cache(async (id: string) => (isId(id) ? findEvent(id) : null));

/** Maps a refusal to the closed project's page or the entry page. Rethrows other errors. */
export async function closedOrEntry(error: unknown, id: string): Promise<NotOpen> {
  if (!isKeepersError(error)) throw error;
  if (error.code !== 'PROJECT_EXPIRED' && error.code !== 'PROJECT_NOT_OPEN') return { kind: 'entry' };
  const event = await findProject(id);
  if (!event) return { kind: 'entry' };
  const { locale, cookies } = contextOf(await headers());
  const grant = grantIdFor(cookies, event.id);
  const by = grant === null ? null : { grant };
  return { kind: 'closed', ...(await closedPage(event, error.code, locale, by)) };
}

/** Loads a project's gallery for the request's person, or takes what the front has read of it. */
export async function loadGalleryPage({
  id,
  search,
}: {
  id: string;
  search: GallerySearch;
}): Promise<GalleryPage> {
  const all = await headers();
  const read = handedGallery(all, id);
  if (read) return read;
  try {
    const entered = await enterPage(all, id, 'gallery.read');
    return await readGalleryPage(contextOf(all), entered, {
      search,
      csrf: all.get('x-keepers-csrf') ?? '',
    });
  } catch (error) {
    return closedOrEntry(error, id);
  }
}
