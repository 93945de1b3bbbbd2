import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { readPicture } from '@plugins/kit/server/photographs';
import { findOwn, listOwn } from '../queries';
import { FILE_MOST_BYTES, PERSON_MOST } from '../rules/limits';
import type { OwnPhotos } from '../rules/wire';

/** Reads what a person sent to a project, with the photographs that wait for the studio and those that it shows. */
export async function readOwn({ event, viewer }: Authorized): Promise<OwnPhotos> {
  const at = viewer.grant && { event: event.id, grant: viewer.grant.id };
  const own = at ? await findOwn(pool(), at) : { name: null, sent: 0, waiting: 0 };
  const rows = at ? await listOwn(pool(), at) : [];
  const photos = rows.map(({ media, name, version, shown }) => ({
    media,
    name,
    src: version && `/api/x/guest-photos/projects/${event.id}/own/${media}`,
    shown,
  }));
  return { ...own, photos, left: Math.max(0, PERSON_MOST - own.sent), largest: FILE_MOST_BYTES };
}

/**
 * Opens the small picture of a person's own waiting or shown photograph: `/p/…` has none of a private one. Throws NOT_FOUND for
 * any other, and while it is rendered.
 */
export async function openOwnPicture({ event, viewer }: Authorized, media: string) {
  const at = viewer.grant && { event: event.id, grant: viewer.grant.id, medias: [media] };
  const [found] = at && isId(media) ? await listOwn(pool(), at) : [];
  const picture = found?.version ? await readPicture(event.id, media, found.version, 's300') : null;
  if (!picture) throw new KeepersError('NOT_FOUND');
  return picture;
}
