import { expect, test } from 'vitest';
import { ahead } from './ahead';

test('a limited number is in flight, and all arrive in order', async () => {
  let [now, most] = [0, 0];
  const got: number[] = [];
  const things = Array.from({ length: 20 }, (_, nr) => nr);
  const get = async (nr: number) => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    return nr * 2;
  };
  for await (const [thing, double] of ahead(things, 3, get)) {
    expect(double).toBe(thing * 2);
    got.push(thing);
  }
  expect(got).toEqual(things);
  expect(most).toBe(3);
});
