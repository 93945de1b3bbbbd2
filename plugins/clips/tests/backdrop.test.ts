import { describe, expect, test } from 'vitest';
import { frameOf } from '../rules/frames';
import { type ClipPhoto, innerOf } from '../rules/layout';
import { around, pictureAt } from '../rules/picture';
import { type ClipPlan, timelineOf } from '../rules/timeline';
import { themes } from '../themes';

const upright: ClipPhoto = { id: 'u', width: 2000, height: 3000, x: 0.5, y: 0.4 };
const frame = frameOf('wide');
const themeOf = (id: string) => themes.find((one) => one.id === id) as ClipPlan['theme'];
const timed = (id: string) =>
  timelineOf({
    photos: [upright],
    frame,
    theme: themeOf(id),
    beats: null,
    seconds: null,
    title: true,
    closing: false,
  });

describe('a theme', () => {
  test.each(['daylight', 'cinema', 'festive', 'waltz'])(
    '%s has no bars: beside a photograph that is shown whole is its blurred copy',
    (id) => {
      const timeline = timed(id);
      const segment = timeline.segments.find(({ panels }) => panels.length > 0);
      if (!segment) throw new Error('There is no photograph');
      const at = Math.round((segment.start + segment.end) / 2);
      const { layers } = pictureAt(timeline, frame, at);
      const shown = layers.filter(({ photo }) => photo !== null);
      expect(
        around(
          shown.map(({ dest }) => dest),
          innerOf(frame, themeOf(id).margin),
        ),
      ).toEqual([]);
      const copies = shown.filter(({ soft }) => soft);
      expect(copies.length).toBeGreaterThan(0);
      for (const { source, dest } of copies) {
        expect(source.x).toBeGreaterThanOrEqual(-1e-9);
        expect(source.x + source.width).toBeLessThanOrEqual(1 + 1e-9);
        // The copy is not stretched.
        const ratio = (source.width * 2000) / (source.height * 3000) / (dest.width / dest.height);
        expect(ratio).toBeCloseTo(1, 5);
      }
    },
  );

  test.each(['paper', 'story'])('%s has the ground around photographs, like a page', (id) => {
    expect(timed(id).segments.every(({ behind }) => behind === null)).toBe(true);
  });
});
