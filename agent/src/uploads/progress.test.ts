import { expect, test } from 'vitest';
import { progressOf, Speed } from './progress';

test('progress counts all photographs of the run, with the time left at the present speed', () => {
  const progress = progressOf(
    { files: 2, bytes: 200 },
    { files: 18, bytes: 1800, sent: 100 },
    100,
    'IMG_3.JPG',
  );
  expect(progress).toEqual({
    ...{ done: 2, files: 20, sent: 300, bytes: 2000, rate: 100, seconds: 17, name: 'IMG_3.JPG' },
  });
});

test('progress stays without a speed, as when it is paused, and is over when no file waits', () => {
  expect(progressOf({ files: 2, bytes: 2 }, { files: 1, bytes: 1, sent: 0 }, null, null)).toMatchObject({
    done: 2,
    files: 3,
    seconds: null,
  });
  expect(progressOf({ files: 2, bytes: 2 }, { files: 0, bytes: 0, sent: 0 }, 5, null)).toBeNull();
});

test('speed is that of the last ten seconds, and none before the first second and after a reset', () => {
  let now = 0;
  const speed = new Speed(() => now);
  speed.add(500);
  expect(speed.rate).toBeNull();
  now = 2000;
  speed.add(500);
  expect(speed.rate).toBe(500);
  now = 11_000;
  speed.add(1000);
  expect(Math.round(speed.rate ?? 0)).toBe(Math.round(1500 / 9));
  speed.reset();
  expect(speed.rate).toBeNull();
  now = 60_000;
  expect(speed.rate).toBeNull();
});
