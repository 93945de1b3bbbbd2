import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { finish, synthesize, toWav } from '../music/synthesize';
import { trackOf } from '../music/tracks';
import { titlePlace } from '../rules/place-words';
import { type ClipPlan, FPS, type Timeline, timelineOf } from '../rules/timeline';
import { drawFrame, type Scene, sceneOf } from './draw-frame';
import { type Encoder, startEncoder } from './encode';
import { drawWords } from './letters';
import { PhotoStore } from './photo-store';
import { makePlanes, type Planes, planesIn, toRgb } from './planes';
import { fromWav } from './read-wav';

/** Everything a film is made of; plain data, since it is sent to a process of its own. */
export interface FilmOrder {
  plan: ClipPlan;
  /** The photographs' files, in the order of the plan. */
  files: string[];
  words: { title: string; about: string; closing: string };
  /** A generated track, or the WAV of an uploaded one. */
  sound: { track: string | null; wav: string | null; volume: number; fade: boolean };
  rtl: boolean;
  draft: boolean;
  /** The ffmpeg program, and where film, poster and sound are written. */
  program: string;
  out: string;
  poster: string;
  wav: string;
  /** Adds a hash of all frames to the result: for tests. */
  hash?: boolean;
}

export interface Film {
  frames: number;
  seconds: number;
  hash?: string;
}

const RATE = 48_000;

/** Draws and encodes a film; `said` is called with the frames that are done. Returns its length. */
export async function makeFilm(order: FilmOrder, said: (done: number, of: number) => void): Promise<Film> {
  const { plan, draft } = order;
  const timeline = timelineOf(plan);
  const seconds = timeline.frames / FPS;
  const sounds = await writeSound(order, seconds);
  const scene = await sceneFor(order, timeline);
  const store = new PhotoStore(order.files, timeline.segments);
  const drawing = { timeline, scene, take: (photos: number[]) => store.take(photos), rtl: order.rtl };
  const step = draft ? 2 : 1;
  const encoder = startEncoder({
    program: order.program,
    ...plan.frame,
    fps: FPS / step,
    wav: sounds ? order.wav : null,
    out: order.out,
    draft,
  });
  const hash = order.hash ? createHash('sha256') : null;
  try {
    await encodeAll({ encoder, frame: plan.frame, timeline, step }, async (out, bytes, at) => {
      await drawFrame(out, at, drawing);
      hash?.update(bytes);
      said(at + step, timeline.frames);
    });
    await encoder.end();
  } finally {
    encoder.kill();
  }
  await writePoster(order, timeline, scene);
  return { frames: timeline.frames, seconds, ...(hash && { hash: hash.digest('hex') }) };
}

async function encodeAll(
  {
    encoder,
    frame,
    timeline,
    step,
  }: { encoder: Encoder; frame: ClipPlan['frame']; timeline: Timeline; step: number },
  draw: (out: Planes, bytes: Uint8Array, at: number) => Promise<void>,
): Promise<void> {
  // One frame is drawn while the encoder reads the other.
  const buffers = [0, 1].map(() => new Uint8Array((frame.width * frame.height * 3) / 2));
  const sent: Promise<void>[] = [Promise.resolve(), Promise.resolve()];
  for (let at = 0, turn = 0; at < timeline.frames; at += step, turn ^= 1) {
    await sent[turn];
    const bytes = buffers[turn] as Uint8Array;
    await draw(planesIn(bytes, frame.width, frame.height), bytes, at);
    const sending = encoder.write(bytes);
    sending.catch(() => undefined);
    sent[turn] = sending;
  }
  await Promise.all(sent);
}

async function sceneFor({ plan, words }: FilmOrder, timeline: Timeline): Promise<Scene> {
  const place = titlePlace(timeline, plan.photos, plan.frame);
  const title = plan.title ? await drawWords(words, plan.theme.type, plan.frame, place) : null;
  const closing = plan.closing
    ? await drawWords({ title: '', about: words.closing }, plan.theme.type, plan.frame)
    : null;
  return sceneOf(plan, title, closing);
}

/** Writes the sound in the film's length; false for a silent film. */
async function writeSound({ sound, wav }: FilmOrder, seconds: number): Promise<boolean> {
  const track = trackOf(sound.track);
  if (!track && !sound.wav) return false;
  const played = sound.wav
    ? fromWav(await readFile(sound.wav), seconds)
    : synthesize(track as NonNullable<typeof track>, seconds, RATE);
  finish(played, sound);
  await writeFile(wav, toWav(played));
  return true;
}

/** The moment of the poster: in the middle of the first photographs. */
export function posterFrame({ segments }: Timeline): number {
  const first = segments.find(({ panels }) => panels.length > 0);
  return first ? Math.round((first.start + first.end) / 2) : 0;
}

async function writePoster(
  { plan, files, poster, rtl }: FilmOrder,
  timeline: Timeline,
  scene: Scene,
): Promise<void> {
  const store = new PhotoStore(files, timeline.segments);
  const out = makePlanes(plan.frame.width, plan.frame.height);
  await drawFrame(out, posterFrame(timeline), { timeline, scene, take: (photos) => store.take(photos), rtl });
  const { width, height } = plan.frame;
  await sharp(toRgb(out), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82, mozjpeg: false })
    .toFile(poster);
}
