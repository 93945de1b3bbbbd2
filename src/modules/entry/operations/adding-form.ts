import { isId } from '@/modules/access/grants/viewer';
import { openNow } from '@/modules/access/open-now';
import { findEvent } from '@/modules/access/queries';

/** The address of a project's gallery by its id. */
const BY_ID = /^\/events\/([^/]+)\/?$/;

/** Values of the entry page for a person whose link is for adding photographs (`?add=photos`). */
export interface AddingValues {
  guest: 'true';
  add: 'photos';
  /** Names of the project and its studio. */
  project?: string;
  studio?: string;
}

/**
 * Returns what the entry page's form has for a link that adds photographs, undefined for every other link. The project is
 * named where the link has its id, which cannot be guessed, and the project collects photographs now: a readable address
 * could be tried out. `site`: the studio whose host this is; absent on the platform's.
 */
export async function addingForm({
  url,
  site,
}: {
  url: URL;
  site: { account: string } | null | undefined;
}): Promise<{ values: AddingValues } | undefined> {
  if (url.searchParams.get('add') !== 'photos') return undefined;
  const id = BY_ID.exec(url.pathname)?.[1] ?? '';
  const event = isId(id) ? await findEvent(id) : null;
  const here = event && (!site || site.account === event.account_id);
  const collects = here && event.guest_gallery_id !== null && !event.paused && openNow(event).allowed;
  const named = collects ? { project: event.name, studio: event.brand_name } : {};
  return { values: { guest: 'true', add: 'photos', ...named } };
}
