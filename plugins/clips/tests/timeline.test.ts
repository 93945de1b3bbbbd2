import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBeats } from '../music/find-beats';
import { synthesize } from '../music/synthesize';
import { beatsOf, LONGEST, TRACKS } from '../music/tracks';
import { frameOf } from '../rules/frames';
import { boxesOf, type ClipPhoto, cutOf, groupPhotos, MOST_CUT, movementOf, safeOf } from '../rules/layout';
import { around, pictureAt } from '../rules/picture';
import { type ClipPlan, FPS, timelineOf } from '../rules/timeline';
import { themes } from '../themes';
import { SHAPES } from '../wire';

const side = fc.integer({ min: 600, max: 6000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const photo = fc.record({ id: fc.uuid(), width: side, height: side, x: share, y: share });
const photos = fc.array(photo, { minLength: 1, maxLength: 30 });
const shape = fc.constantFrom(...SHAPES);
const theme = fc.constantFrom(...themes);

const plan = (list: ClipPhoto[], more: Partial<ClipPlan> = {}): ClipPlan => ({
  photos: list,
  frame: frameOf('wide'),
  theme: themes[0] as ClipPlan['theme'],
  beats: null,
  seconds: null,
  title: true,
  closing: true,
  ...more,
});
const landscape = (count: number): ClipPhoto[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), width: 3000, height: 2000, x: 0.5, y: 0.4 }));

describe('a movement', () => {
  test('stays inside the photograph, and keeps what is around its focal point at both ends', () => {
    fc.assert(
      fc.property(photo, shape, theme, fc.nat(7), (one, of, { movement, margin }, turn) => {
        const frame = frameOf(of);
        const [box] = boxesOf([one], frame, margin);
        if (!box) throw new Error('There is no box');
        const { from, to } = movementOf(one, box, movement, turn);
        const safe = safeOf(one);
        for (const end of [from, to]) {
          expect(end.x).toBeGreaterThanOrEqual(-1e-9);
          expect(end.y).toBeGreaterThanOrEqual(-1e-9);
          expect(end.x + end.width).toBeLessThanOrEqual(1 + 1e-9);
          expect(end.y + end.height).toBeLessThanOrEqual(1 + 1e-9);
          expect(end.x).toBeLessThanOrEqual(safe.x + 1e-9);
          expect(end.y).toBeLessThanOrEqual(safe.y + 1e-9);
          expect(end.x + end.width).toBeGreaterThanOrEqual(safe.x + safe.width - 1e-9);
          expect(end.y + end.height).toBeGreaterThanOrEqual(safe.y + safe.height - 1e-9);
          // The pixels stay square.
          const ratio = (end.width * one.width) / (end.height * one.height) / (box.width / box.height);
          expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the photographs of a clip', () => {
  test('are each shown once, in their order, and never cut by more than the limit unless nothing fits them', () => {
    fc.assert(
      fc.property(photos, shape, (list, of) => {
        const frame = frameOf(of);
        const groups = groupPhotos(list, frame);
        expect(groups.flat()).toEqual(list.map((_, at) => at));
        for (const group of groups) {
          const shown = group.map((at) => list[at] as ClipPhoto);
          const boxes = boxesOf(shown, frame, 0);
          shown.forEach((one, at) => {
            const box = boxes[at];
            if (!box) throw new Error('There is no box');
            expect(cutOf(one, box)).toBeLessThanOrEqual(MOST_CUT + 0.02);
            expect((box.width % 2) + (box.height % 2) + Math.abs(box.x % 2) + Math.abs(box.y % 2)).toBe(0);
          });
        }
      }),
    );
  });

  test('are two beside each other where they are upright, and whole where one is alone', () => {
    const upright = { id: 'u', width: 2000, height: 3000, x: 0.5, y: 0.4 };
    expect(groupPhotos([upright, upright, upright, ...landscape(1)], frameOf('wide'))).toEqual([
      [0, 1],
      [2],
      [3],
    ]);
    const [box] = boxesOf([upright], frameOf('wide'), 0);
    expect(box).toEqual({ x: 600, y: 0, width: 720, height: 1080 });
  });
});

describe('a clip’s timing', () => {
  test('has the wanted length, to a beat', () => {
    const silent = timelineOf(plan(landscape(20), { seconds: 60 }));
    expect(Math.abs(silent.frames / FPS - 60)).toBeLessThan(0.2);
    for (const track of TRACKS) {
      const timed = timelineOf(plan(landscape(20), { seconds: 60, beats: beatsOf(track) }));
      expect(Math.abs(timed.frames / FPS - 60)).toBeLessThanOrEqual(60 / track.bpm + 0.2);
    }
  });

  test('has every cut on a beat of a generated track, within a frame', () => {
    for (const track of TRACKS)
      for (const { id } of themes) {
        const theme = themes.find((one) => one.id === id) as ClipPlan['theme'];
        const { segments } = timelineOf(plan(landscape(24), { theme, beats: beatsOf(track) }));
        const beat = 60 / track.bpm;
        for (const { start } of segments.slice(1)) {
          const far = Math.abs(start / FPS - Math.round(start / FPS / beat) * beat);
          expect(far).toBeLessThanOrEqual(0.5 / FPS + 1e-9);
        }
      }
  });

  test('shows every frame: opaque photographs or ground everywhere, whatever the theme and the shape', () => {
    fc.assert(
      fc.property(photos, shape, theme, fc.boolean(), (list, of, look, rtl) => {
        const frame = frameOf(of);
        const timeline = timelineOf(
          plan(list, { theme: look, frame, beats: beatsOf(TRACKS[4] as (typeof TRACKS)[number]) }),
        );
        const whole = { x: 0, y: 0, ...frame };
        const step = Math.max(1, Math.floor(timeline.frames / 40));
        for (let at = 0; at < timeline.frames; at += step) {
          const { layers, veil } = pictureAt(timeline, frame, at, rtl);
          const opaque = layers
            .filter(({ alpha, clip }) => alpha >= 1 && clip.width === frame.width)
            .map(({ dest }) => dest);
          expect(around(opaque, whole)).toEqual([]);
          expect(veil).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('of no photographs is its title and its end alone', () => {
    const timeline = timelineOf(plan([], { theme: themes[1] as ClipPlan['theme'] }));
    expect(timeline.segments.map(({ panels }) => panels)).toEqual([[], []]);
  });

  test('is shorter than the generated music', () => {
    for (const { frames } of [timelineOf(plan(landscape(120), { seconds: 300 }))])
      expect(frames / FPS).toBeLessThan(LONGEST);
  });
});

describe('generated music', () => {
  test.each(['walk', 'dance', 'waltz'])('%s is loudest where its beats are known to be', (id) => {
    const track = TRACKS.find((one) => one.id === id);
    if (!track) throw new Error(`There is no track ${id}`);
    const rate = 8000;
    const { left } = synthesize(track, 20, rate);
    const beats = onsets(left, rate, 60 / track.bpm / track.steps);
    const beat = 60 / track.bpm / track.steps;
    expect(beats.length).toBeGreaterThan(12);
    for (const at of beats) expect(Math.abs(at - Math.round(at / beat) * beat)).toBeLessThanOrEqual(0.06);
  });

  test.each(['dance'])('%s has its beats found by listening, within 60 ms', (id) => {
    const track = TRACKS.find((one) => one.id === id);
    if (!track) throw new Error(`There is no track ${id}`);
    const rate = 11_025;
    const { left } = synthesize(track, 30, rate);
    const found = findBeats(left, rate);
    // Twice the tempo, or half of it, cuts as well.
    const beat = 30 / track.bpm;
    expect(found.length).toBeGreaterThan(15);
    const inside = found.slice(2, -2);
    for (const at of inside) expect(Math.abs(at - Math.round(at / beat) * beat)).toBeLessThanOrEqual(0.06);
  });

  test('of silence, or of a moment, has no beats', () => {
    expect(findBeats(new Float32Array(11_025 * 10), 11_025)).toEqual([]);
    expect(findBeats(new Float32Array(1000), 11_025)).toEqual([]);
  });

  test('is the same each time', () => {
    const [track] = TRACKS;
    if (!track) throw new Error('There is no track');
    expect(synthesize(track, 3, 8000).left).toEqual(synthesize(track, 3, 8000).left);
  });
});

/** Moments at which a sound suddenly becomes louder. */
function onsets(sound: Float32Array, rate: number, apart: number): number[] {
  const size = Math.round(rate * 0.02);
  const loud: number[] = [];
  for (let at = 0; at + size < sound.length; at += size) {
    let sum = 0;
    for (let i = 0; i < size; i++) {
      const rise = (sound[at + i] as number) - (sound[at + i - 1] ?? 0);
      sum += rise * rise;
    }
    loud.push(Math.sqrt(sum / size));
  }
  const found: number[] = [];
  const most = Math.max(...loud);
  loud.forEach((value, at) => {
    const before = Math.max(...loud.slice(Math.max(0, at - 3), at), 0);
    const now = (at * size) / rate;
    if (value > 1.6 * before && value > most * 0.25 && now - (found.at(-1) ?? -1) > apart * 0.5)
      found.push(now);
  });
  return found;
}
