import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderHere } from './render-here';
import type { SheetOptions, SheetPart } from './types';

const SIZE = { width: 400, height: 200 };
let folder: string;
let file: string;

/** Four quarters: red, green above; blue, white below. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sheet-'));
  file = path.join(folder, 'four.png');
  const quarter = (background: string) =>
    sharp({ create: { width: 200, height: 100, channels: 3, background } })
      .png()
      .toBuffer();
  const [green, blue, white] = await Promise.all(['#00ff00', '#0000ff', '#ffffff'].map(quarter));
  const whole = sharp({ create: { ...SIZE, channels: 3, background: '#ff0000' } }).composite([
    { input: green as Buffer, left: 200, top: 0 },
    { input: blue as Buffer, left: 0, top: 100 },
    { input: white as Buffer, left: 200, top: 100 },
  ]);
  await writeFile(file, await whole.png().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

const part = (more: Partial<SheetPart> = {}): SheetPart => ({
  ...{ path: file, photo: { format: 'png', ...SIZE }, left: 10, top: 20, width: 100, height: 50 },
  ...{ window: { left: 0, top: 0, ...SIZE }, turn: 0, tilt: 0, bw: false },
  ...more,
});
const sheet = (parts: SheetPart[], more: Partial<SheetOptions> = {}): SheetOptions => ({
  ...{
    width: 200,
    height: 100,
    background: '#808080',
    parts,
    overlay: null,
    cut: null,
    quality: 95,
    density: 300,
  },
  ...more,
});
async function render(options: SheetOptions) {
  const { data } = await renderHere({ kind: 'sheet', sheet: options });
  const { data: pixels, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...pixels.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
      .map((value) => (value > 200 ? 1 : value < 60 ? 0 : 0.5))
      .join(' ');
  return { data, at, info };
}

test('a photograph is in its place, the background around it', async () => {
  const { at } = await render(sheet([part()]));
  expect([at(5, 5), at(20, 30), at(100, 30), at(20, 60), at(100, 60)]).toEqual([
    '0.5 0.5 0.5',
    '1 0 0',
    '0 1 0',
    '0 0 1',
    '1 1 1',
  ]);
});

test('its window alone is shown, and a quarter turn is clockwise', async () => {
  const cropped = await render(sheet([part({ window: { left: 200, top: 0, width: 200, height: 100 } })]));
  expect(cropped.at(60, 45)).toBe('0 1 0');
  const turned = part({
    width: 50,
    height: 70,
    window: { left: 0, top: 0, width: 200, height: 400 },
    turn: 90,
  });
  const { at } = await render(sheet([turned]));
  // Turned clockwise: blue is above at the left, red above at the right.
  expect([at(15, 30), at(55, 30), at(15, 85), at(55, 85)]).toEqual(['0 0 1', '1 0 0', '1 1 1', '0 1 0']);
});

test('a straightened photograph fills its place, turned clockwise around the middle', async () => {
  const angle = (10 * Math.PI) / 180;
  const [w, h] = [100, 50];
  const wide = (w * Math.cos(angle) + h * Math.sin(angle)) * 2;
  const high = (w * Math.sin(angle) + h * Math.cos(angle)) * 2;
  const window = { left: 200 - wide / 2, top: 100 - high / 2, width: wide, height: high };
  const { at } = await render(sheet([part({ tilt: 10, window })]));
  // The line between above and below falls to the right: near the left edge it is higher than in the middle.
  expect(at(14, 42)).toBe('0 0 1');
  expect(at(106, 48)).toBe('0 1 0');
  for (const [x, y] of [
    [11, 21],
    [108, 21],
    [11, 68],
    [108, 68],
  ] as const)
    expect(at(x, y)).not.toBe('0.5 0.5 0.5');
});

test('a part of the sheet alone is kept', async () => {
  const { at, info } = await render(sheet([part()], { cut: { left: 60, top: 0, width: 140, height: 100 } }));
  expect([info.width, info.height, at(5, 30), at(100, 30)]).toEqual([140, 100, '0 1 0', '0.5 0.5 0.5']);
});

test('black and white, an overlay, density and profile', async () => {
  const overlay =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><path d="M150 0h50v100h-50z" fill="#000"/></svg>';
  const { at, data } = await render(sheet([part({ bw: true })], { overlay }));
  expect(at(180, 50)).toBe('0 0 0');
  expect(new Set(at(20, 30).split(' ')).size).toBe(1);
  const meta = await sharp(data).metadata();
  expect(meta.density).toBe(300);
  expect(meta.icc?.length).toBeGreaterThan(100);
});
