import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { type Authorized, viewerOf } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { findEvent } from '@plugins/kit/server/projects';
import type { RequestContext } from '@plugins/kit/server/wire';
import { OPEN_PICTURE } from '../wall/wall-repo';
import type { ReviewList, StudioReview } from './list-reviews';

/** A photograph that may be shown beside a review. */
export interface Choice {
  id: string;
  name: string;
  src: string;
}

/** SQL for a rendered photograph of `media m` that may be chosen: hidden and withdrawn ones may not. */
const CHOOSABLE = `m.state = 'ready' and m.deleted_at is null and not m.hidden and not m.private and not m.gallery_private`;

/**
 * Returns the photographs of a project that may be chosen, in the gallery's order: rendered, not hidden, not
 * withdrawn.
 */
export async function listChoices({ event, viewer }: Authorized): Promise<{ choices: Choice[] }> {
  const { rows } = await pool().query<{ id: string; name: string; version: string }>(
    `select m.id, m.name, m.version from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and ${CHOOSABLE}
      order by g.position, g.id, m.position, m.id limit 5000`,
    [event.id],
  );
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
  const { rows } = await pool().query<{ open: boolean }>(
    `with m as (
       select m.id, ${CHOOSABLE} and g.deleted_at is null as open
         from reviews r join media m on m.id = $2 and m.event_id = r.project_id and m.account_id = r.account_id
         join galleries g on g.id = m.gallery_id
        where r.id = $1 and m.state = 'ready' and m.deleted_at is null
     ), changed as (
       update reviews r set picture_id = $2, updated_at = now()
        where r.id = $1 and r.deleted_at is null and ($2::uuid is null or exists (select 1 from m where m.open))
       returning r.id
     )
     select true as open from changed
     union all select false from m where not m.open`,
    [review, media],
  );
  if (!rows[0]) throw new KeepersError('NOT_FOUND');
  if (!rows[0].open) throw new KeepersError('INVALID_INPUT', {}, { media: 'photo_hidden' });
}

/** Returns the reviews with their chosen pictures, and whether the wall may show each now. */
export async function addPictures(context: RequestContext, list: ReviewList): Promise<ReviewList> {
  const { rows } = await pool().query<{
    review: string;
    event: string;
    media: string;
    version: string;
    open: boolean;
  }>(
    `select r.id as review, c.event_id as event, c.id as media, c.version, m.id is not null as open
         from reviews r join media c on c.id = r.picture_id and c.deleted_at is null and c.version is not null
         ${OPEN_PICTURE} where r.id = any($1::uuid[])`,
    [list.reviews.map(({ id }) => id)],
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
