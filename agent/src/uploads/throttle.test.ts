import { expect, test } from 'vitest';
import { Throttle } from './throttle';

/** A throttle over a clock that only its own pauses move. */
function over(limit: number | null) {
  const clock = { ms: 0 };
  const throttle = new Throttle(
    limit,
    () => clock.ms,
    async (ms) => {
      clock.ms += ms;
    },
  );
  return { throttle, clock };
}

test.each([
  [2_000_000, 20_000_000],
  [500_000, 3_000_000],
  [16 * 1024, 160 * 1024],
])('at %i bytes a second, %i bytes take their time within a tenth', async (limit, bytes) => {
  const { throttle, clock } = over(limit);
  for (let left = bytes; left > 0; ) {
    const piece = Math.min(left, throttle.piece);
    await throttle.take(piece);
    left -= piece;
  }
  const expected = (bytes / limit) * 1000;
  expect(clock.ms).toBeGreaterThan(expected * 0.9);
  expect(clock.ms).toBeLessThan(expected * 1.1);
});

test('several uploads share the limit', async () => {
  const { throttle, clock } = over(1_000_000);
  const one = async () => {
    for (let i = 0; i < 10; i++) await throttle.take(100_000);
  };
  await Promise.all([one(), one(), one()]);
  expect(clock.ms).toBeGreaterThan(2700);
  expect(clock.ms).toBeLessThan(3300);
});

test('without a limit nothing waits, and a limit set later holds from then on', async () => {
  const { throttle, clock } = over(null);
  await throttle.take(50_000_000);
  expect(clock.ms).toBe(0);
  throttle.limit = 1_000_000;
  for (let i = 0; i < 10; i++) await throttle.take(100_000);
  expect(clock.ms).toBeGreaterThan(700);
});
