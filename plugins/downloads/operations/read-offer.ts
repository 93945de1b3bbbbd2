import { pool } from '@plugins/kit/server/database';
import type { UploadResolution } from '@plugins/kit/server/internal';
import { downloadableOf } from '@plugins/kit/server/internal-rules';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import { type Decision, requireAllowed } from '@plugins/kit/server/rules';
import { translator } from '@plugins/kit/server/texts';
import { findFacts } from '../queries/counts';
import type { Photo } from '../queries/photographs';
import { decide, isEntitled, offeredSizes } from '../rules/decide';
import type { OfferView, ScopeOffer } from '../wire';
import { listPhotos, sortOut } from './choose-photos';
import { readOrders } from './read-order';
import { type Weight, weighPhotos } from './weigh-photos';

/**
 * Returns what this person may download now, each with its number of files and the bytes of every size; else the
 * reason why not. Throws DOWNLOAD_NOT_ALLOWED for a guest who ordered nothing.
 */
export async function readOffer(entered: Authorized, locale: 'en' | 'he'): Promise<OfferView> {
  const { event, viewer } = entered;
  const facts = await findFacts(pool(), event.id);
  const free = isStaff(viewer.role) || isEntitled(viewer);
  const decision = decide(event, viewer, facts, { size: 'web', withinSelection: true });
  const orders = await readOrders(entered);
  // A guest with an order has bought it.
  if (viewer.role === 'guest' && orders.length === 0) requireAllowed(decision);
  return {
    event: event.id,
    name: event.name,
    refusal: refusalOf(decision, locale),
    selection_only: !free && downloadableOf(event) === 'selection',
    scopes: decision.allowed ? await scopesOf(entered, offeredSizes(event, viewer, facts)) : [],
    used: facts.used,
    permitted: free ? null : facts.permitted,
    orders,
  };
}

function refusalOf(decision: Decision, locale: 'en' | 'he'): OfferView['refusal'] {
  if (decision.allowed) return null;
  return {
    code: decision.code,
    message: translator(locale)(`errors.${decision.code}`, decision.params),
  };
}

async function scopesOf({ event, viewer }: Authorized, sizes: UploadResolution[]): Promise<ScopeOffer[]> {
  const photos = await listPhotos(event, viewer);
  const weightOf = await weighPhotos(event, photos, sizes);
  const offer = (
    scope: ScopeOffer['scope'],
    id: string | null,
    name: string | null,
    of: Photo[],
  ): ScopeOffer => {
    const { photos: ready, left_out } = sortOut(of, scope === 'selection');
    return {
      scope,
      id,
      name,
      files: ready.length,
      left_out: left_out.length,
      sizes: sizes.map((size) => sum(size, ready, weightOf)),
    };
  };
  const picked = photos.filter((photo) => photo.picks.length > 0);
  const everything = isStaff(viewer.role) || isEntitled(viewer) || downloadableOf(event) === 'everything';
  const galleries = new Map(photos.map((photo) => [photo.gallery_id, photo.gallery_name]));
  const found = [
    ...(everything ? [offer('all', null, null, photos)] : []),
    ...(picked.length > 0 ? [offer('selection', null, null, picked)] : []),
    ...(everything && galleries.size > 1
      ? [...galleries].map(([id, name]) =>
          offer(
            'gallery',
            id,
            name,
            photos.filter((photo) => photo.gallery_id === id),
          ),
        )
      : []),
  ];
  return found.filter((one) => one.files > 0);
}

function sum(
  size: UploadResolution,
  photos: readonly Photo[],
  weightOf: (photo: Photo, size: UploadResolution) => Weight,
): ScopeOffer['sizes'][number] {
  const weights = photos.map((photo) => weightOf(photo, size));
  return {
    size,
    bytes: weights.reduce((total, { bytes }) => total + bytes, 0),
    exact: weights.every(({ exact }) => exact),
  };
}
