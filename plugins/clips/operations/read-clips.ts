import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { clipThemes, findEncoder } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { type ClipRow, findClip, listClips } from '../queries/clips';
import { listByIds, listGalleries } from '../queries/photographs';
import { listTracks } from '../queries/tracks';
import type { ClipDetail, ClipPhotoView, ClipsView } from '../wire';
import { presentClip } from './present-clip';

/** Returns a project's clips, and what the wizard offers. */
export async function readClips({ event }: Authorized): Promise<ClipsView> {
  const [clips, tracks, galleries, encoder] = await Promise.all([
    listClips(pool(), event.id),
    listTracks(pool(), event.account_id),
    listGalleries(pool(), event.id),
    findEncoder(),
  ]);
  return {
    clips: clips.map(presentClip),
    themes: clipThemes(),
    tracks,
    galleries,
    encoder,
    studio: event.brand_name,
    slideshow: `/events/${event.id}`,
  };
}

/** Returns a clip of a project. Throws NOT_FOUND. */
export async function requireClip(event: string, id: string): Promise<ClipRow> {
  const clip = isId(id) ? await findClip(pool(), event, id) : undefined;
  if (!clip) throw new KeepersError('NOT_FOUND');
  return clip;
}

/** Returns a clip with its photographs in their order; those that guests no longer see are left out. */
export async function readClip(entered: Authorized, id: string): Promise<ClipDetail> {
  const row = await requireClip(entered.event.id, id);
  return { clip: presentClip(row), photos: await presentPhotos(entered, row) };
}

async function presentPhotos({ event, viewer }: Authorized, clip: ClipRow): Promise<ClipPhotoView[]> {
  const ids = clip.photographs.map(({ media }) => media);
  const rows = new Map((await listByIds(pool(), event.id, ids)).map((row) => [row.id, row]));
  const token = pictureToken(event.id, viewer);
  return clip.photographs.flatMap((chosen) => {
    const row = rows.get(chosen.media);
    if (!row) return [];
    const { id, name, width, height, version } = row;
    const address = (size: 's300' | 'medium') => pictureAddress(event.id, id, version, size, token);
    return [{ ...chosen, name, width, height, small: address('s300'), medium: address('medium') }];
  });
}
