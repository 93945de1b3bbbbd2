import type { Authorized } from '@plugins/kit/server/people';
import { addressOf } from '@plugins/kit/server/projects';
import type { ClipRow } from '../queries/clips';
import { LOST_SECONDS } from '../queries/runs';
import {
  type ClipDownload,
  type ClipView,
  type FilmView,
  SHAPES,
  type StoredFilm,
  type WatchView,
} from '../wire';
import { recipeOf } from './recipe-of';

/** The address of a clip's page. */
export const pageOf = (event: string, clip: string) => `/events/${event}/clips/${clip}`;

/** A film with the addresses of its files: a new version has new ones. */
export function presentFilm(event: string, clip: string, film: StoredFilm): FilmView {
  const at = `${pageOf(event, clip)}/${film.version}`;
  const files = SHAPES.flatMap((shape) => {
    const file = film.shapes[shape];
    return file ? [{ shape, ...file, url: `${at}/${shape}.mp4`, poster: `${at}/${shape}.jpg` }] : [];
  });
  return { seconds: film.seconds, sound: film.sound, files, captions: `${at}/captions.vtt` };
}

/** A run whose worker is gone, and that no other has taken over. */
const lost = ({ state, beat_at }: ClipRow): boolean =>
  state === 'rendering' && beat_at !== null && Date.now() - beat_at.getTime() > LOST_SECONDS * 1000;

/** A clip as its studio sees it. `picture`: of its first photograph, where it was looked for. */
export function presentClip(
  event: Authorized['event'],
  row: ClipRow,
  picture: string | null = null,
): ClipView {
  return {
    id: row.id,
    name: row.title || event.name,
    title: row.title ?? '',
    about: row.about ?? '',
    source: row.source,
    theme: row.theme,
    music: row.music,
    volume: row.volume,
    fade: row.fade,
    seconds: row.seconds,
    shapes: row.shapes,
    closing: row.closing,
    shown: row.shown,
    state: lost(row) ? 'failed' : row.state,
    progress: row.progress / 1000,
    left: row.seconds_left,
    failure: lost(row) ? 'lost' : row.failure,
    film: row.film && presentFilm(row.event_id, row.id, row.film),
    outdated: row.outdated,
    changed: row.film?.recipe !== undefined && row.film.recipe !== recipeOf(row),
    picture,
    views: row.views,
    page: pageOf(row.event_id, row.id),
  };
}

/** A finished clip as the people of its project see it. */
export function presentWatch({ event }: Authorized, row: ClipRow, download: ClipDownload): WatchView {
  const film = row.film as StoredFilm;
  const { seconds, sound, files, captions } = presentFilm(event.id, row.id, film);
  return {
    id: row.id,
    title: film.title || event.name,
    seconds,
    sound,
    files,
    captions,
    download,
    page: pageOf(event.id, row.id),
    share: sharedAddress(event, row),
  };
}

/** The absolute address of a clip that anyone may watch; null while the project does not share, or the clip is not shown. */
export const sharedAddress = (event: Authorized['event'], { id, shown }: ClipRow): string | null =>
  event.allow_sharing && shown ? addressOf(event, pageOf(event.id, id)) : null;
