import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { trashPhotos } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { listOwn, unlistTakenBack } from '../queries';

/**
 * Moves a person's own photographs to the trash while they wait for the studio, and gives their room back: only that of
 * those this call moved, none of a photograph that the studio has just declined. Throws NOT_FOUND where none of them is
 * theirs and waits.
 */
export async function takeBack(entered: Authorized, medias: readonly string[]): Promise<void> {
  const { event, viewer } = entered;
  const own = viewer.grant && { event: event.id, grant: viewer.grant.id };
  const listed = own ? await listOwn(pool(), { ...own, medias }) : [];
  const found = listed.filter(({ shown }) => !shown);
  if (!own || found.length === 0) throw new KeepersError('NOT_FOUND');
  const { changed } = await trashPhotos(
    entered,
    found.map(({ media }) => media),
    true,
  );
  await unlistTakenBack(pool(), { ...own, medias: changed });
}
