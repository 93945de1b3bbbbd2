import { createHash } from 'node:crypto';
import exifr from 'exifr';
import { describe, expect, it } from 'vitest';
import { makeJpeg } from './fixtures';
import { takeJpeg } from './render/camera.mjs';
import { planProducts, planShots } from './render/plan.mjs';
import { scenes } from './render/scenes/index.mjs';

const sha = (data: Buffer) => createHash('sha256').update(data).digest('hex');

async function small(index: number) {
  const size = { width: 120, height: 80 };
  const planned = planShots()[index];
  const scene = planned && scenes[planned.scene];
  if (!scene) throw new Error(`No shot ${index}`);
  const shot = { ...planned, ...size };
  const frame = scene({ width: size.width / 2, height: size.height / 2 }, shot.params);
  return { shot, jpeg: await takeJpeg(frame, shot) };
}

describe('demo photographs', () => {
  it('plans unique names, times in order within a series, and scenes that exist', () => {
    const shots = planShots();
    expect(new Set(shots.map((shot) => shot.name.toLowerCase())).size).toBe(shots.length);
    for (const shot of shots) expect(scenes).toHaveProperty(shot.scene);
    for (const [i, shot] of shots.entries()) {
      const last = shots[i - 1];
      if (last?.series === shot.series)
        expect(shot.exposure.capturedAt > last.exposure.capturedAt).toBe(true);
    }
  });

  it('draws at least three megapixels of each, half as wide and high as the camera', () => {
    for (const { name, width, height } of planShots()) {
      expect([width % 2, height % 2], name).toEqual([0, 0]);
      expect((width / 2) * (height / 2), name).toBeGreaterThan(3_000_000);
      expect((width / 2) * (height / 2), name).toBeLessThanOrEqual(6_000_000);
    }
  });

  it('takes the first of every series when limited, in the order of the whole', () => {
    const all = planShots();
    const limited = planShots(7);
    expect(limited).toHaveLength(7);
    expect(new Set(limited.map((shot) => shot.series))).toEqual(new Set(all.map((shot) => shot.series)));
  });

  it('plans a picture of each thing the studio sells, in no series of the galleries', () => {
    const series = new Set(planShots().map((shot) => shot.series));
    for (const shot of planProducts()) expect(series).not.toContain(shot.series);
    expect(planProducts().map(({ name }) => name)).toEqual([
      'product-prints.jpg',
      'product-album.jpg',
      'product-files.jpg',
    ]);
  });

  it('makes the same bytes each time, and other bytes for each shot', async () => {
    const first = await small(0);
    const again = await small(0);
    const second = await small(1);
    expect(sha(first.jpeg)).toBe(sha(again.jpeg));
    expect(sha(first.jpeg)).not.toBe(sha(second.jpeg));
  });

  it('draws each kind of scene of each series, none of them dark or flat', () => {
    const size = { width: 48, height: 32 };
    const kinds = new Map(
      [...planShots(), ...planProducts()].map((shot) => [`${shot.series}/${shot.scene}`, shot]),
    );
    for (const shot of kinds.values()) {
      const { data } = scenes[shot.scene]?.(size, shot.params) ?? { data: new Float32Array(0) };
      const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
      const spread = data.reduce((sum, value) => sum + Math.abs(value - mean), 0) / data.length;
      expect(mean, shot.name).toBeGreaterThan(0.01);
      expect(spread / mean, shot.name).toBeGreaterThan(0.1);
    }
  });

  it('writes what a camera writes', async () => {
    const { shot, jpeg } = await small(2);
    const exif = await exifr.parse(jpeg, { reviveValues: false });
    expect(exif).toMatchObject({
      Make: shot.exposure.make,
      Model: shot.exposure.model,
      LensModel: shot.exposure.lens,
      FNumber: shot.exposure.aperture,
      FocalLength: shot.exposure.focal,
    });
    expect(exif.DateTimeOriginal).toBe(
      shot.exposure.capturedAt.slice(0, 19).replaceAll('-', ':').replace('T', ' '),
    );
  });
});

describe('makeJpeg', () => {
  it('makes other bytes for each seed, the same for the same', async () => {
    const size = { width: 90, height: 60 };
    const hashes = await Promise.all(
      [1, 2, 3, 1].map(async (seed) => sha(await makeJpeg({ ...size, seed }))),
    );
    expect(new Set(hashes).size).toBe(3);
    expect(hashes[3]).toBe(hashes[0]);
  });

  it('writes the given orientation and EXIF', async () => {
    const jpeg = await makeJpeg({
      width: 60,
      height: 40,
      seed: 5,
      orientation: 6,
      exif: { IFD0: { Make: 'Halden' } },
    });
    const exif = await exifr.parse(jpeg, { translateValues: false });
    expect(exif).toMatchObject({ Make: 'Halden', Orientation: 6 });
  });
});
