import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pool } from '@plugins/kit/server/database';
import { clipThemes, findEncoder } from '@plugins/kit/server/internal';
import { derivativeKey, storage } from '@plugins/kit/server/photographs';
import { type EventRow, findEvent } from '@plugins/kit/server/projects';
import { beatsOf, LONGEST, trackOf } from '../music/tracks';
import { type ClipRow, findClip } from '../queries/clips';
import { listByIds, type PhotoRow } from '../queries/photographs';
import { findTrack } from '../queries/tracks';
import type { FilmOrder } from '../render/film';
import { type FilmRun, runFilm } from '../render/run-film';
import { toSound } from '../render/to-sound';
import { frameOf } from '../rules/frames';
import type { ClipPhoto } from '../rules/layout';
import type { ClipTheme } from '../rules/theme';
import { type ClipPlan, FPS, timelineOf } from '../rules/timeline';
import type { Shape, StoredFilm } from '../wire';
import { filmKey, trackKey } from './film-keys';
import { recipeOf } from './recipe-of';

/** What a film is made with: the clip as it is now, its photographs, theme and sound. */
interface Material {
  clip: ClipRow;
  event: EventRow;
  photos: (PhotoRow & { x: number; y: number })[];
  theme: ClipTheme;
  music: { track: string | null; own: { key: string; format: string } | null; beats: ClipPlan['beats'] };
}

export interface FilmWork {
  event: string;
  clip: string;
  draft: boolean;
  said: (share: number) => void;
  signal: AbortSignal;
  started?: FilmRun['started'];
}

/**
 * Makes a clip's film in all its shapes and stores the files under a new version. Throws where a photograph cannot be read, the encoder
 * is missing or fails, or the signal stops it; files that are already stored are then found by the sweep.
 */
export async function makeFilmFiles(work: FilmWork): Promise<StoredFilm> {
  const material = await gather(work);
  const program = await findEncoder();
  if (!program)
    throw new Error('No encoder: ffmpeg with libx264 is not on PATH, and KEEPERS_FFMPEG names none');
  const folder = await mkdtemp(path.join(tmpdir(), 'keepers-clip-'));
  try {
    const files = await localFiles(material, folder);
    const { own } = material.music;
    const wav = own
      ? await toSound({ ...own, program, folder, seconds: LONGEST, signal: work.signal })
      : null;
    return await renderShapes(work, material, { folder, files, program, wav });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function gather({ event: eventId, clip: id }: FilmWork): Promise<Material> {
  const [event, clip] = [await findEvent(eventId), await findClip(pool(), eventId, id)];
  if (!event || !clip) throw new Error(`The clip ${id} is gone`);
  const ids = clip.photographs.map(({ media }) => media);
  const rows = new Map((await listByIds(pool(), eventId, ids)).map((row) => [row.id, row]));
  const photos = clip.photographs.flatMap(({ media, x, y }) => {
    const row = rows.get(media);
    return row ? [{ ...row, x, y }] : [];
  });
  if (photos.length === 0) throw new Error(`The clip ${id} has no photographs that guests see`);
  const themes = clipThemes();
  const theme = themes.find((one) => one.id === clip.theme) ?? themes[0];
  if (!theme) throw new Error('There are no clip themes');
  return { clip, event, photos, theme, music: await musicFor(clip) };
}

async function musicFor({ music, account_id }: ClipRow): Promise<Material['music']> {
  const [kind, id = ''] = music.split(':');
  if (kind === 'own') {
    const own = await findTrack(pool(), account_id, id);
    const beats = own?.beats?.length ? { at: own.beats, bar: 4 } : null;
    const file = own && { key: trackKey(account_id, own.sha256), format: own.format };
    return { track: null, own: file ?? null, beats };
  }
  const track = trackOf(id);
  return { track: track?.id ?? null, own: null, beats: track && beatsOf(track) };
}

/** Returns files of the photographs: the stored ones where the storage is a folder, else copies. */
async function localFiles({ event, photos }: Material, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const [at, { id, version }] of photos.entries()) {
    const key = derivativeKey(event.id, id, version, 'big');
    const there = storage().localPath(key);
    if (there) {
      files.push(there);
      continue;
    }
    const content = await storage().read(key);
    if (!content) throw new Error(`${key} is missing: the photograph ${id} has no large picture`);
    const copy = path.join(folder, `${at}.jpg`);
    await pipeline(content.stream, createWriteStream(copy));
    files.push(copy);
  }
  return files;
}

/** Returns how a clip is timed in a shape. */
function planFor({ clip, photos, theme, music }: Material, shape: Shape, draft: boolean): ClipPlan {
  const shown: ClipPhoto[] = photos.map(({ id, width, height, x, y }) => ({ id, width, height, x, y }));
  return {
    photos: shown,
    frame: frameOf(shape, draft),
    theme,
    beats: music.beats,
    seconds: clip.seconds,
    title: Boolean(clip.title || clip.about),
    closing: clip.closing,
  };
}

interface Place {
  folder: string;
  files: string[];
  program: string;
  wav: string | null;
}

async function renderShapes(work: FilmWork, material: Material, place: Place): Promise<StoredFilm> {
  const { clip, event, photos, music } = material;
  const shapes: readonly Shape[] = work.draft || clip.shapes.length === 0 ? ['wide'] : clip.shapes;
  const version = randomBytes(9).toString('base64url').replaceAll('_', '-');
  const film: StoredFilm = {
    version,
    seconds: 0,
    shapes: {},
    title: clip.title ?? '',
    medias: photos.map(({ id }) => id),
    sound: music.track !== null || place.wav !== null,
    recipe: recipeOf(clip),
  };
  for (const [at, shape] of shapes.entries()) {
    const plan = planFor(material, shape, work.draft);
    const seconds = timelineOf(plan).frames / FPS;
    const out = path.join(place.folder, `${shape}.mp4`);
    const poster = path.join(place.folder, `${shape}.jpg`);
    const order: FilmOrder = {
      plan,
      files: place.files,
      words: { title: clip.title ?? '', about: clip.about ?? '', closing: event.brand_name },
      sound: { track: music.track, wav: place.wav, volume: clip.volume / 100, fade: clip.fade },
      rtl: event.locale === 'he',
      draft: work.draft,
      program: place.program,
      out,
      poster,
      wav: path.join(place.folder, 'sound.wav'),
    };
    const said = (share: number) => work.said((at + share) / shapes.length);
    const run = { order, said, signal: work.signal, seconds };
    await runFilm(work.started ? { ...run, started: work.started } : run);
    const { size } = await stat(out);
    await keep(out, filmKey(event.id, clip.id, version, `${shape}.mp4`), 'video/mp4');
    await keep(poster, filmKey(event.id, clip.id, version, `${shape}.jpg`), 'image/jpeg');
    film.shapes[shape] = { width: plan.frame.width, height: plan.frame.height, bytes: size };
    film.seconds = Math.max(film.seconds, seconds);
  }
  return film;
}

const keep = (file: string, key: string, contentType: string) =>
  storage().put(key, createReadStream(file), { contentType });
