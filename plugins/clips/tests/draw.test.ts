import { expect, test } from 'vitest';
import { drawFrame, sceneOf } from '../render/draw-frame';
import { makePlanes, type Planes } from '../render/planes';
import { type ClipPlan, timelineOf } from '../rules/timeline';
import { themes } from '../themes';

/** A photograph of one brightness. */
function plain(width: number, height: number, light: number): Planes {
  const photo = makePlanes(width, height);
  photo.y.fill(light);
  photo.u.fill(128);
  photo.v.fill(128);
  return photo;
}

test.each(themes.map((theme) => [theme.id, theme] as const))(
  'in %s every pixel of every frame is drawn, and each photograph is seen',
  async (_, theme) => {
    const frame = { width: 192, height: 108 };
    const photos = [0, 1, 2, 3].map((at) => ({
      id: String(at),
      width: 300,
      height: at === 2 ? 450 : 200,
      x: 0.5,
      y: 0.4,
    }));
    const planes = new Map(photos.map(({ width, height }, at) => [at, plain(width, height, 100 + at * 30)]));
    const plan: ClipPlan = { photos, frame, theme, beats: null, seconds: null, title: true, closing: true };
    const timeline = timelineOf(plan);
    const out = makePlanes(frame.width, frame.height);
    const seen = new Set<number>();
    for (let at = 0; at < timeline.frames; at += 3) {
      // Darker than black: what is not drawn stays.
      out.y.fill(1);
      const scene = sceneOf(plan, null, null);
      await drawFrame(out, at, { timeline, scene, take: async () => planes, rtl: at % 2 === 0 });
      expect([at, out.y.indexOf(1)]).toEqual([at, -1]);
      const middle = out.y[54 * 192 + 96] as number;
      for (const light of [100, 130, 160, 190]) if (Math.abs(middle - light) <= 1) seen.add(light);
    }
    expect([...seen].sort()).toEqual([100, 130, 160, 190]);
  },
);

test('beside a photograph that is shown whole its blurred copy is drawn, toned with the ground', async () => {
  const theme = themes.find(({ id }) => id === 'daylight') as ClipPlan['theme'];
  const frame = { width: 192, height: 108 };
  const photos = [{ id: 'u', width: 200, height: 300, x: 0.5, y: 0.4 }];
  const plan: ClipPlan = { photos, frame, theme, beats: null, seconds: null, title: false, closing: false };
  const timeline = timelineOf(plan);
  const out = makePlanes(frame.width, frame.height);
  const scene = sceneOf(plan, null, null);
  const planes = new Map([[0, plain(200, 300, 200)]]);
  await drawFrame(out, 40, { timeline, scene, take: async () => planes, rtl: false });
  const [beside, middle] = [out.y[54 * 192 + 4] as number, out.y[54 * 192 + 96] as number];
  expect(middle).toBe(200);
  expect(beside).toBeLessThan(middle);
  // Black bars are no more.
  expect(beside).toBeGreaterThan(120);
});
