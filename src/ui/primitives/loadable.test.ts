import { expect, test, vi } from 'vitest';
import { loadable } from './loadable';

test('code is loaded once, for all who ask meanwhile and later', async () => {
  const load = vi.fn(async () => 'code');
  const part = loadable(load);
  const seen = vi.fn();
  part.subscribe(seen);
  part.load();
  part.load();
  await expect.poll(() => part.get().code).toBe('code');
  part.load();
  expect(load).toHaveBeenCalledTimes(1);
  expect(seen).toHaveBeenLastCalledWith();
});

test('after a failure it says so, and another attempt loads it', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce('code');
  const part = loadable(load);
  part.load();
  await expect.poll(() => part.get()).toEqual({ code: null, failed: true });
  part.load();
  expect(part.get()).toEqual({ code: null, failed: false });
  await expect.poll(() => part.get()).toEqual({ code: 'code', failed: false });
});

test('a listener that unsubscribed is notified no more', async () => {
  const part = loadable(async () => 'code');
  const seen = vi.fn();
  part.subscribe(seen)();
  part.load();
  await expect.poll(() => part.get().code).toBe('code');
  expect(seen).not.toHaveBeenCalled();
});
