import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { state } from '@/core/process/state';
import { keptBytes, keptPicture, readSmallPicture } from './send-picture';

const KB = 1024;
const files = new Map<string, Buffer>();

beforeEach(() => {
  vi.useFakeTimers();
  state().storage = {
    read: async (key: string) => {
      const bytes = files.get(key);
      return bytes && { stream: Readable.from([bytes]), bytes: bytes.length, totalBytes: bytes.length };
    },
  };
});

afterEach(() => {
  files.clear();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('small pictures', () => {
  test('are cached for some seconds, then read again', async () => {
    files.set('a', Buffer.from('first'));
    expect(String(await readSmallPicture('a'))).toBe('first');
    files.delete('a');
    expect(String(keptPicture('a'))).toBe('first');
    vi.setSystemTime(Date.now() + 10_001);
    expect([keptPicture('a'), await readSmallPicture('a')]).toEqual([null, null]);
  });

  test('free their memory when no request needs them any more', async () => {
    files.set('b', Buffer.alloc(100 * KB));
    await readSmallPicture('b');
    expect(keptBytes()).toBeGreaterThanOrEqual(100 * KB);
    vi.advanceTimersByTime(20_001);
    expect(keptBytes()).toBe(0);
  });

  test('never use more than 64 MB, the oldest are dropped first; a large one is not cached', async () => {
    for (let i = 0; i < 300; i += 1) files.set(`p${i}`, Buffer.alloc(250 * KB));
    for (const key of [...files.keys()]) await readSmallPicture(key);
    expect(keptBytes()).toBeLessThanOrEqual(64 * KB * KB);
    expect([keptPicture('p0'), keptPicture('p299')?.length]).toEqual([null, 250 * KB]);
    files.set('large', Buffer.alloc(300 * KB));
    expect([await readSmallPicture('large'), keptPicture('large')]).toEqual([null, null]);
  });
});
