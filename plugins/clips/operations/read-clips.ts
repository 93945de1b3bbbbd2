import { isolateBidi } from '@plugins/kit/rules';
import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { clipThemes, findEncoder } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { TRASH_DAYS } from '@plugins/kit/server/rules';
import { type ClipRow, type FinishedClip, findClip, listClips, listShared } from '../queries/clips';
import { listByIds, listChoices, listGalleries } from '../queries/photographs';
import { listTracks } from '../queries/tracks';
import { countDeletedOf } from '../queries/trash';
import type { ChoiceView, ClipDetail, ClipPhotoView, ClipsView } from '../wire';
import { pageOf, presentClip } from './present-clip';

/** Returns a project's clips, and what the wizard offers. */
export async function readClips(entered: Authorized): Promise<ClipsView> {
  const { event } = entered;
  const [clips, tracks, galleries, encoder, deleted] = await Promise.all([
    listClips(pool(), event.id),
    listTracks(pool(), event.account_id),
    listGalleries(pool(), event.id),
    findEncoder(),
    countDeletedOf(pool(), event.id, TRASH_DAYS),
  ]);
  const pictures = await firstPictures(entered, clips);
  return {
    clips: clips.map((clip) => presentClip(event, clip, pictures(clip))),
    themes: clipThemes(),
    tracks,
    galleries,
    encoder,
    studio: event.brand_name,
    slideshow: `/events/${event.id}`,
    shares: event.allow_sharing,
    deleted,
  };
}

/** Returns an account's clips that visitors of its website may see, each with its page's address: a list to choose from. */
export async function readShared(account: string): Promise<{ options: { value: string; label: string }[] }> {
  const clips = await listShared(pool(), account);
  const labelOf = ({ title, project }: FinishedClip) =>
    title && title !== project ? `${isolateBidi(title)} · ${isolateBidi(project)}` : project;
  return {
    options: clips.map((clip) => ({ value: pageOf(clip.event, clip.id), label: labelOf(clip) })),
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
  return { clip: presentClip(entered.event, row), photos: await presentPhotos(entered, row) };
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

/** Returns a function that gives the picture of a clip's first photograph while it has no film. */
async function firstPictures(
  { event, viewer }: Authorized,
  clips: readonly ClipRow[],
): Promise<(clip: ClipRow) => string | null> {
  const firstOf = ({ film, photographs }: ClipRow) => (film ? undefined : photographs[0]?.media);
  const ids = clips.flatMap((clip) => firstOf(clip) ?? []);
  const rows = new Map((await listByIds(pool(), event.id, ids)).map((row) => [row.id, row]));
  const token = pictureToken(event.id, viewer);
  return (clip) => {
    const row = rows.get(firstOf(clip) ?? '');
    return row ? pictureAddress(event.id, row.id, row.version, 's600', token) : null;
  };
}

/** Returns the photographs of a project that may be added to its clips, in the order of the day. */
export async function readChoices({ event, viewer }: Authorized): Promise<{ photos: ChoiceView[] }> {
  const token = pictureToken(event.id, viewer);
  const rows = await listChoices(pool(), event.id);
  return {
    photos: rows.map(({ id, gallery, name, version }) => ({
      id,
      gallery,
      name,
      small: pictureAddress(event.id, id, version, 's300', token),
    })),
  };
}
