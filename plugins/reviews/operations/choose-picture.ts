import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { type Authorized, viewerOf } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { findEvent } from '@plugins/kit/server/projects';
import type { RequestContext } from '@plugins/kit/server/wire';
import { listChoosable, listPictures, setPicture } from '../queries/pictures';
import type { ReviewList, StudioReview } from './list-reviews';

/** A photograph that may be shown beside a review. */
export interface Choice {
  id: string;
  name: string;
  src: string;
}

/**
 * Returns the photographs of a project that may be chosen, in the gallery's order: rendered, not hidden, not
 * withdrawn.
 */
export async function listChoices({ event, viewer }: Authorized): Promise<{ choices: Choice[] }> {
  const rows = await listChoosable(pool(), event.id);
  const token = pictureToken(event.id, viewer);
  return {
    choices: rows.map(({ id, name, version }) => ({
      id,
      name,
      src: pictureAddress(event.id, id, version, 's300', token),
    })),
  };
}

/**
 * Puts a photograph of the review's own project beside it; null removes it. Throws NOT_FOUND for any other photograph, and
 * INVALID_INPUT naming `media` for one that is hidden or withdrawn.
 */
export async function choosePicture(review: string, media: string | null): Promise<void> {
  const open = await setPicture(pool(), { review, media });
  if (open === undefined) throw new KeepersError('NOT_FOUND');
  if (!open) throw new KeepersError('INVALID_INPUT', {}, { media: 'photo_hidden' });
}

/** Returns the reviews with their chosen pictures, and whether the wall may show each now. */
export async function addPictures(context: RequestContext, list: ReviewList): Promise<ReviewList> {
  const rows = await listPictures(
    pool(),
    list.reviews.map(({ id }) => id),
  );
  const tokens = new Map<string, string>();
  for (const event of new Set(rows.map((row) => row.event))) {
    const found = await findEvent(event);
    if (found) tokens.set(event, pictureToken(event, await viewerOf(context, found)));
  }
  const pictures = new Map<string, StudioReview['picture']>();
  for (const { review, event, media, version, open } of rows) {
    const token = tokens.get(event);
    const src = token && pictureAddress(event, media, version, 's300', token);
    if (src) pictures.set(review, { media, src, open });
  }
  return { ...list, reviews: list.reviews.map((one) => ({ ...one, picture: pictures.get(one.id) ?? null })) };
}
