import { describe, expect, test } from 'vitest';
import { inkOf, makePlanes, type Planes, toPlanes, toRgb } from '../render/planes';
import { drawPhoto, fill } from '../render/sample';

const FRAME = { width: 854, height: 480 };
const WHOLE = { x: 0, y: 0, ...FRAME };

/** A photograph with soft round dots, four in all, on black. */
function dots(width: number, height: number, radius: number): { photo: Planes; centers: [number, number][] } {
  const photo = makePlanes(width, height);
  photo.y.fill(16);
  photo.u.fill(128);
  photo.v.fill(128);
  const centers = [0.3, 0.7].flatMap((y) => [0.3, 0.7].map((x): [number, number] => [x * width, y * height]));
  for (const [cx, cy] of centers)
    for (let y = Math.floor(cy - radius); y <= cy + radius; y++)
      for (let x = Math.floor(cx - radius); x <= cx + radius; x++) {
        const far = Math.hypot(x + 0.5 - cx, y + 0.5 - cy) / radius;
        if (far < 1) photo.y[y * width + x] = 16 + Math.round(210 * (0.5 + 0.5 * Math.cos(Math.PI * far)));
      }
  return { photo, centers };
}

/** The center of what is bright around a place of the frame. */
function centroid(frame: Planes, cx: number, cy: number, reach: number): [number, number] {
  let [sum, sx, sy] = [0, 0, 0];
  for (let y = Math.round(cy - reach); y < cy + reach; y++)
    for (let x = Math.round(cx - reach); x < cx + reach; x++) {
      const light = (frame.y[y * frame.width + x] as number) - 16;
      sum += light;
      sx += light * (x + 0.5);
      sy += light * (y + 0.5);
    }
  return [sx / sum, sy / sum];
}

describe('a slow zoom of four seconds', () => {
  test('moves each dot evenly: no frame is a tenth of a pixel off its path', () => {
    const [width, height] = [1200, 674];
    const { photo, centers } = dots(width, height, 14);
    const frame = makePlanes(FRAME.width, FRAME.height);
    const frames = 120;
    let worst = 0;
    for (let at = 0; at < frames; at++) {
      const zoom = 1 + (0.12 * at) / (frames - 1);
      const source = { width: width / zoom, height: height / zoom, x: 0, y: 0 };
      source.x = (width - source.width) * 0.5;
      source.y = (height - source.height) * 0.4;
      drawPhoto(frame, photo, { source, dest: WHOLE, clip: WHOLE, alpha: 1 });
      for (const [cx, cy] of centers) {
        const x = ((cx - source.x) * FRAME.width) / source.width;
        const y = ((cy - source.y) * FRAME.height) / source.height;
        const [seenX, seenY] = centroid(frame, x, y, 18);
        worst = Math.max(worst, Math.hypot(seenX - x, seenY - y));
      }
    }
    expect(worst).toBeLessThanOrEqual(0.1);
    expect(worst).toBeGreaterThan(0);
  });
});

describe('drawing a photograph', () => {
  test('writes only the pixels of its place and its clip', () => {
    const frame = makePlanes(64, 36);
    fill(
      frame,
      { y: 16, u: 128, v: 128 },
      { x: 0, y: 0, width: 64, height: 36 },
      { x: 0, y: 0, width: 64, height: 36 },
      1,
    );
    const photo = makePlanes(20, 20);
    photo.y.fill(200);
    photo.u.fill(90);
    photo.v.fill(160);
    const clip = { x: 0, y: 0, width: 20, height: 36 };
    drawPhoto(frame, photo, {
      source: { x: 0, y: 0, width: 20, height: 20 },
      dest: { x: 10, y: 8, width: 30, height: 20 },
      clip,
      alpha: 1,
    });
    const bright = (x: number, y: number) => frame.y[y * 64 + x];
    expect([bright(10, 8), bright(19, 27), bright(20, 10), bright(9, 10), bright(12, 28)]).toEqual([
      200, 200, 16, 16, 16,
    ]);
    expect(frame.u[5 * 32 + 6]).toBe(90);
    expect(frame.u[5 * 32 + 11]).toBe(128);
  });

  test('mixes it with what is there by its alpha, and shows all of it at one', () => {
    const whole = { x: 0, y: 0, width: 32, height: 32 };
    const photo = makePlanes(32, 32);
    photo.y.fill(216);
    const mixed = (alpha: number) => {
      const frame = makePlanes(32, 32);
      frame.y.fill(16);
      drawPhoto(frame, photo, { source: whole, dest: whole, clip: whole, alpha });
      return frame.y[500];
    };
    expect([mixed(0), mixed(0.5), mixed(1)]).toEqual([16, 116, 216]);
  });
});

describe('colors', () => {
  test.each(['#000000', '#ffffff', '#c83232', '#2f4238', '#3264c8'])(
    '%s come back from planes as they were',
    (color) => {
      const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      const pixels = new Uint8Array(4 * 4 * 3).map((_, at) => rgb[at % 3] as number);
      const planes = toPlanes(pixels, 4, 4);
      const { y, u, v } = inkOf(color);
      expect(
        Math.max(
          Math.abs((planes.y[0] as number) - y),
          Math.abs((planes.u[0] as number) - u),
          Math.abs((planes.v[0] as number) - v),
        ),
      ).toBeLessThanOrEqual(1);
      const back = toRgb(planes);
      for (let at = 0; at < 3; at++)
        expect(Math.abs((back[at] as number) - (rgb[at] as number))).toBeLessThanOrEqual(3);
    },
  );
});
