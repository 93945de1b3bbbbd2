import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { beatsOf, trackOf } from '../music/tracks';
import type { FilmOrder } from '../render/film';
import { runFilm } from '../render/run-film';
import { frameOf } from '../rules/frames';
import type { ClipTheme } from '../rules/theme';
import { themes } from '../themes';
import { type Measures, measureGroup } from './measures';
import { hasFfmpeg, NEEDS, probe } from './world';

const PHOTOS = 40;
const SECONDS = 60;
let folder: string;
const files: string[] = [];

beforeAll(async () => {
  if (!hasFfmpeg) return;
  folder = await mkdtemp(path.join(tmpdir(), 'keepers-film-long-'));
  for (let at = 0; at < PHOTOS; at++) {
    const upright = at % 5 === 4;
    const size = upright ? { width: 1280, height: 1920 } : { width: 1920, height: 1280 };
    const file = path.join(folder, `${at}.jpg`);
    await writeFile(file, await makeJpeg({ ...size, seed: 4000 + at }));
    files.push(file);
  }
});
afterAll(() => (folder ? rm(folder, { recursive: true, force: true }) : undefined));

function order(theme: ClipTheme, draft: boolean, more: Partial<FilmOrder> = {}): FilmOrder {
  const track = trackOf(theme.music);
  return {
    plan: {
      photos: files.map((_, at) => ({
        id: String(at),
        width: at % 5 === 4 ? 1280 : 1920,
        height: at % 5 === 4 ? 1920 : 1280,
        x: 0.5,
        y: 0.4,
      })),
      frame: frameOf('wide', draft),
      theme,
      beats: track && beatsOf(track),
      seconds: SECONDS,
      title: true,
      closing: true,
    },
    files,
    words: { title: 'נועה & איתי', about: '12.9.2026 · יפו', closing: 'Studio Alma' },
    sound: { track: theme.music, wav: null, volume: 0.8, fade: true },
    rtl: true,
    draft,
    program: 'ffmpeg',
    out: path.join(folder, 'film.mp4'),
    poster: path.join(folder, 'film.jpg'),
    wav: path.join(folder, 'film.wav'),
    ...more,
  };
}

/** Makes a film; returns its measures, the longest time between two messages about its progress, and how long it took. */
async function make(
  what: FilmOrder,
): Promise<Measures & { quiet: number; took: number; hash: string | undefined }> {
  const began = Date.now();
  let last = began;
  let quiet = 0;
  let read: (() => Measures) | null = null;
  const film = await runFilm({
    order: what,
    seconds: SECONDS,
    signal: new AbortController().signal,
    said: () => {
      quiet = Math.max(quiet, Date.now() - last);
      last = Date.now();
    },
    started: (child) => {
      read = measureGroup(child);
    },
  });
  const measured = (read as (() => Measures) | null)?.();
  if (!measured) throw new Error('Nothing was measured');
  return { ...measured, quiet: quiet / 1000, took: (Date.now() - began) / 1000, hash: film.hash };
}

describe.runIf(hasFfmpeg)(`a film of ${PHOTOS} photographs and ${SECONDS} seconds (${NEEDS})`, () => {
  const [theme] = themes;
  if (!theme) throw new Error('There are no themes');

  test('in HD takes at most 1.7 times the processor time of its encoder alone, and 700 MB; it is High, for every phone', async () => {
    const { drawing, encoder, memory, quiet, took } = await make(order(theme, false));
    console.log(
      `HD: ${(drawing + encoder).toFixed(1)} s of processor, ${encoder.toFixed(1)} s of them x264 (× ${((drawing + encoder) / encoder).toFixed(2)}), ` +
        `${memory.toFixed(0)} MB, ${took.toFixed(0)} s in all, ${quiet.toFixed(1)} s between two messages at most`,
    );
    expect((drawing + encoder) / encoder).toBeLessThanOrEqual(1.7);
    expect(memory).toBeLessThanOrEqual(700);
    const { streams, format } = probe(path.join(folder, 'film.mp4'));
    expect(streams[0]).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      level: 40,
      pix_fmt: 'yuv420p',
      width: 1920,
      height: 1080,
    });
    expect(streams[1]).toMatchObject({ codec_name: 'aac' });
    expect(Math.abs(Number(format.duration) - SECONDS)).toBeLessThan(1);
  });

  test('as a draft is there in a few seconds of processor time', async () => {
    const { drawing, encoder, took } = await make(order(theme, true));
    console.log(`Draft: ${(drawing + encoder).toFixed(1)} s of processor, ${took.toFixed(1)} s in all`);
    // Fifteen seconds on two idle cores.
    expect(drawing + encoder).toBeLessThanOrEqual(30);
  });

  test('has the same frames each time', async () => {
    const short = (hash: true): FilmOrder => {
      const whole = order(theme, true, { hash });
      return { ...whole, plan: { ...whole.plan, photos: whole.plan.photos.slice(0, 4), seconds: 6 } };
    };
    const [one, other] = [await make(short(true)), await make(short(true))];
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(other.hash).toBe(one.hash);
  });
});
