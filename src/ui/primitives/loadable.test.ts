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

test('after a failure it says so, and another attempt loads it, though a part of the first still fails', async () => {
  const load = vi.fn<() => Promise<string>>();
  load
    .mockRejectedValueOnce(new Error('no connection'))
    .mockRejectedValueOnce(new Error('a part of the first attempt'))
    .mockResolvedValueOnce('code');
  const part = loadable(load);
  part.load();
  await expect.poll(() => part.get()).toEqual({ code: null, failed: 1 });
  part.load();
  expect(part.get()).toEqual({ code: null, failed: 0 });
  await expect.poll(() => part.get()).toEqual({ code: 'code', failed: 0 });
});

test('each failure is a state of its own', async () => {
  const part = loadable(() => Promise.reject(new Error('no connection')));
  for (const failed of [1, 2, 3]) {
    part.load();
    expect(part.get().failed).toBe(0);
    await expect.poll(() => part.get()).toEqual({ code: null, failed });
  }
});

test('a listener that unsubscribed is notified no more', async () => {
  const part = loadable(async () => 'code');
  const seen = vi.fn();
  part.subscribe(seen)();
  part.load();
  await expect.poll(() => part.get().code).toBe('code');
  expect(seen).not.toHaveBeenCalled();
});
