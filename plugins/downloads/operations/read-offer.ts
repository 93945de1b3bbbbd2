import { pool } from '@plugins/kit/server/database';
import type { UploadResolution } from '@plugins/kit/server/internal';
import { downloadableOf } from '@plugins/kit/server/internal-rules';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { type Decision, requireAllowed } from '@plugins/kit/server/rules';
import { translator } from '@plugins/kit/server/texts';
import { findFacts } from '../queries/counts';
import type { Photo } from '../queries/photographs';
import { decide, offeredSizes } from '../rules/decide';
import type { OfferView, ScopeOffer } from '../wire';
import { listPhotos, sortOut } from './choose-photos';
import { estimateOf, knownFiles, knownOf } from './known-files';
import { readOrders } from './read-order';

interface Weighed {
  photo: Photo;
  /** Bytes by size, and whether they are measured. */
  sizes: Map<UploadResolution, { bytes: number; exact: boolean }>;
}

/**
 * Returns what this person may download now, each with its number of files and the bytes of every size; else the
 * reason why not. Throws DOWNLOAD_NOT_ALLOWED for a guest who ordered nothing.
 */
export async function readOffer(entered: Authorized, locale: 'en' | 'he'): Promise<OfferView> {
  const { event, viewer } = entered;
  const facts = await findFacts(pool(), event.id);
  const staff = isStaff(viewer.role);
  const decision = decide(event, viewer, facts, { size: 'web', withinSelection: true });
  const orders = await readOrders(entered);
  // A guest with an order has bought it.
  if (viewer.role === 'guest' && orders.length === 0) requireAllowed(decision);
  return {
    event: event.id,
    name: event.name,
    refusal: refusalOf(decision, locale),
    selection_only: !staff && downloadableOf(event) === 'selection',
    scopes: decision.allowed ? await scopesOf(entered, offeredSizes(event, viewer, facts)) : [],
    used: facts.used,
    permitted: staff ? null : facts.permitted,
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
  const weighed = await weigh(photos, sizes, event);
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
      sizes: sizes.map((size) => sum(size, ready, weighed)),
    };
  };
  const picked = photos.filter((photo) => photo.picks.length > 0);
  const everything = isStaff(viewer.role) || downloadableOf(event) === 'everything';
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

async function weigh(
  photos: readonly Photo[],
  sizes: readonly UploadResolution[],
  event: EventRow,
): Promise<Map<string, Weighed>> {
  const ids = photos.map(({ id }) => id);
  const known = new Map(
    await Promise.all(sizes.map(async (size) => [size, await knownFiles(ids, size)] as const)),
  );
  const weightOf = (photo: Photo, size: UploadResolution) => {
    if (size === 'original') return { bytes: photo.bytes, exact: true };
    const measure = knownOf(known.get(size) ?? new Map(), { media: photo.id, version: photo.version ?? '' });
    if (measure) return { bytes: measure.bytes, exact: true };
    return { bytes: estimateOf(event, photo, size), exact: false };
  };
  return new Map(
    photos.map((photo) => [
      photo.id,
      { photo, sizes: new Map(sizes.map((size) => [size, weightOf(photo, size)])) },
    ]),
  );
}

function sum(
  size: UploadResolution,
  photos: readonly Photo[],
  weighed: Map<string, Weighed>,
): ScopeOffer['sizes'][number] {
  let bytes = 0;
  let exact = true;
  for (const photo of photos) {
    const weight = weighed.get(photo.id)?.sizes.get(size);
    bytes += weight?.bytes ?? 0;
    exact &&= weight?.exact ?? false;
  }
  return { size, bytes, exact };
}
