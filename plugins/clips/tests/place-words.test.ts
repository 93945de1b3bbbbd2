import { expect, test } from 'vitest';
import { ON_GROUND, placeWords, titlePlace } from '../rules/place-words';
import { type ClipPlan, timelineOf } from '../rules/timeline';
import { themes } from '../themes';

const frame = { width: 1920, height: 1080 };
const over = themes.find(({ title }) => title !== 'ground');
const ground = themes.find(({ title }) => title === 'ground');
/** Letters half as wide as they are high. */
const measure = (text: string, size: number) => text.length * size * 0.5;

const placeFor = (theme: ClipPlan['theme'] | undefined, y: number, shape = frame) => {
  if (!theme) throw new Error('No theme has such a title');
  const photos = [{ id: 'a', width: 3000, height: 2000, x: 0.5, y }];
  const plan: ClipPlan = {
    photos,
    frame: shape,
    theme,
    beats: null,
    seconds: null,
    title: true,
    closing: false,
  };
  return titlePlace(timelineOf(plan), photos, shape);
};

test('a title over a photograph is in the third without its subject', () => {
  expect(placeFor(over, 0.3)).toEqual({ middle: 0.78, over: true });
  expect(placeFor(over, 0.42)).toMatchObject({ middle: 0.78 });
  expect(placeFor(over, 0.8)).toMatchObject({ middle: 0.22 });
});

test('a title on the ground is in the middle', () => expect(placeFor(ground, 0.3)).toEqual(ON_GROUND));

test.each(['Noa', 'Alexandrina Montgomery & Christodoulopoulos-Wellington', 'a '.repeat(90)])(
  '%s over a photograph stays in its third, below the subject',
  (title) => {
    const lines = placeWords({ title, about: '12.9.2026' }, 'serif', {
      frame,
      place: { middle: 0.78, over: true },
      measure,
    });
    const [first] = lines;
    if (!first) throw new Error('The title has no lines');
    expect(first.baseline - first.size).toBeGreaterThan(frame.height * 0.5);
    expect(Math.max(...lines.map(({ baseline }) => baseline))).toBeLessThan(frame.height * 0.95);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(frame.width * 0.8 + 1e-6);
    expect(lines.length).toBeLessThanOrEqual(4);
  },
);
