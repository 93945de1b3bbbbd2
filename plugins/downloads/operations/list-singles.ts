import { pool } from '@plugins/kit/server/database';
import type { UploadResolution } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { requireAllowed } from '@plugins/kit/server/rules';
import { findFacts } from '../queries/counts';
import { fileName } from '../rules/archive-names';
import { decide } from '../rules/decide';
import type { SingleView } from '../wire';
import { choosePhotos, type Scope } from './choose-photos';
import { singleUrl } from './find-rights';
import { weighPhotos } from './weigh-photos';

/**
 * Lists the photographs of a scope for a phone that saves them one by one: name, address and bytes. Throws
 * as an order would.
 */
export async function listSingles(
  { event, viewer }: Authorized,
  input: Scope & { size: UploadResolution },
): Promise<{ photos: SingleView[]; left_out: number }> {
  const chosen = await choosePhotos(event, viewer, input);
  const facts = await findFacts(pool(), event.id);
  requireAllowed(decide(event, viewer, facts, { size: input.size, withinSelection: chosen.withinSelection }));
  const weightOf = await weighPhotos(event, chosen.photos, [input.size]);
  const photos = chosen.photos.map((photo) => ({
    id: photo.id,
    name: fileName(photo, input.size),
    url: `${singleUrl(event.id, photo.id)}?size=${input.size}`,
    bytes: weightOf(photo, input.size).bytes,
  }));
  return { photos, left_out: chosen.left_out.length };
}
