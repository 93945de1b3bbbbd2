import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileCache } from './file-cache';
import { type Candidate, FolderSync } from './folder-sync';

let data: string;
let folder: string;
let sync: FolderSync;
let ready: Candidate[] = [];

function open(): FolderSync {
  ready = [];
  const place = { project: { id: 'p', name: 'P' }, gallery: { id: 'g', name: 'G' } };
  return new FolderSync(
    { id: 'link', folder, ...place, subfolders: false, paused: false },
    data,
    { ready: (_link, files) => ready.push(...files), gone: () => undefined, log: () => undefined },
    { still: 50, rescan: 3600_000, collect: 10, look: 50 },
  );
}

function put(name: string, content: string): void {
  writeFileSync(path.join(folder, name), content);
  utimesSync(path.join(folder, name), new Date(0), new Date(0));
}

/** Waits until `met`; a test that waits in vain ends by its time limit. */
async function until(met: () => boolean): Promise<void> {
  while (!met()) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'agent-data-'));
  folder = mkdtempSync(path.join(tmpdir(), 'agent-folder-'));
  sync = open();
});
afterEach(() => {
  sync.end();
  rmSync(data, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

describe('a refused file', () => {
  const refuse = (at: string, more = {}) => {
    const file = ready.find((one) => one.at === at);
    const { size = 0, mtimeMs = 0, ino = 0 } = file ?? {};
    ready = [];
    sync.settle(at, {
      size,
      mtimeMs,
      ino,
      sha256: at,
      gallery: 'g',
      refused: 'PHOTO_BROKEN',
      why: 'Broken',
      ...more,
    });
  };
  beforeEach(async () => {
    put('A.jpg', 'a');
    put('B.jpg', 'b');
    await sync.scan();
    await until(() => ready.length === 2);
    refuse('A.jpg');
  });

  test('is known to a restarted program, with its reason, and is not reported again', async () => {
    sync.end();
    sync = open();
    expect([...sync.cache.refused]).toMatchObject([['A.jpg', { refused: 'PHOTO_BROKEN', why: 'Broken' }]]);
    await sync.scan();
    await until(() => ready.length > 0);
    expect(ready.map(({ at }) => at)).toEqual(['B.jpg']);
  });

  test('is forgotten when it is deleted', async () => {
    rmSync(path.join(folder, 'A.jpg'));
    await sync.scan();
    expect([sync.cache.refused.size, sync.cache.files.size]).toEqual([0, 0]);
  });

  test('is reported again when it changes, and when the person says so', async () => {
    put('A.jpg', 'better');
    await sync.scan();
    await until(() => ready.length > 0);
    refuse('A.jpg', { media: 'm-A.jpg' });
    sync.tryAgain('A.jpg');
    await until(() => ready.length > 0);
    expect([sync.cache.refused.size, ready]).toMatchObject([0, [{ at: 'A.jpg', replaces: 'm-A.jpg' }]]);
  });

  test('stays known, and is not reported again, when the person forgets its refusal', async () => {
    sync.cache.pardon('A.jpg', false);
    expect([sync.cache.refused.size, new FileCache(data, 'link').refused.size]).toEqual([0, 0]);
    ready = [];
    await sync.scan();
    expect(ready.filter(({ at }) => at === 'A.jpg')).toEqual([]);
  });
});
