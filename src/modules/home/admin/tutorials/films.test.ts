import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '@/core/i18n/locale';
import { filmOf, stepAt } from './films';
import { TUTORIALS } from './tutorials';

/** The largest file of a film, in bytes: a phone loads it within seconds. */
const MOST = 700_000;
const each = LOCALES.flatMap((locale) =>
  TUTORIALS.map((tutorial) => ({ locale, tutorial, id: tutorial.id })),
);

test.each(each)(
  'the film $id in $locale has every step of its tutorial, in a small file',
  ({ locale, tutorial }) => {
    const { src, steps } = filmOf(tutorial.id, locale);
    const file = path.join(import.meta.dirname, 'films', locale, path.basename(src));
    expect(path.basename(src)).toBe(`${tutorial.id}.mp4`);
    expect(statSync(file).size).toBeLessThan(MOST);
    expect(steps).toHaveLength(tutorial.steps.length);
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  },
);

test.each([
  [0, 0],
  [2.9, 0],
  [3, 1],
  [7.5, 1],
  [8, 2],
  [60, 2],
])('at %d s the film shows step %d', (second, step) => {
  expect(stepAt([0.5, 3, 8], second)).toBe(step);
});
