import { expect, it, vi } from 'vitest';
import { secondClick } from './second-click';

it('accepts one click in half a second, and the next after it', () => {
  const isSecond = secondClick();
  const preventDefault = vi.fn();
  const click = (timeStamp: number) => isSecond({ timeStamp, preventDefault });
  expect([click(0), click(120), click(499), click(500), click(999), click(1000)]).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(preventDefault).toHaveBeenCalledTimes(3);
});

it('guards each element by itself', () => {
  const event = { timeStamp: 10, preventDefault: () => undefined };
  expect([secondClick()(event), secondClick()(event)]).toEqual([false, false]);
});
