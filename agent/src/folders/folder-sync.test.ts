import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Link } from '../store';
import { hashFile } from '../uploads/upload-file';
import { FileCache } from './file-cache';
import { type Candidate, FolderSync } from './folder-sync';

const OLD = new Date('2026-01-01T00:00:00Z');
let data: string;
let folder: string;
let sync: FolderSync;
let ready: Candidate[][];
let gone: Map<string, string[]>[];
let logged: () => void;

const link = (): Link => ({
  id: 'link',
  folder,
  project: { id: 'p', name: 'P' },
  gallery: { id: 'g', name: 'G' },
  subfolders: false,
  paused: false,
});

function open(): FolderSync {
  ready = [];
  gone = [];
  logged = () => undefined;
  return new FolderSync(
    link(),
    data,
    {
      ready: (_link, files) => ready.push(files),
      gone: (_link, medias) => gone.push(medias),
      log: () => logged(),
    },
    { still: 50, rescan: 3600_000, collect: 10, look: 50 },
  );
}

/** Writes a file that was last changed long ago, unless `at` says otherwise. */
function put(name: string, content: string, at: Date = OLD): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
  utimesSync(path.join(folder, name), at, at);
}

/** Waits until `met`; a test that waits in vain ends by its time limit. */
async function until(met: () => boolean): Promise<void> {
  while (!met()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Takes in what was reported, as an upload would. */
async function settleAll(): Promise<void> {
  for (const file of ready.flat()) {
    const sha256 = await hashFile(path.join(folder, file.at));
    const { size, mtimeMs, ino } = file;
    sync.settle(file.at, { size, mtimeMs, ino, sha256, gallery: 'g', media: `m-${file.at}` });
  }
  ready = [];
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

describe('a folder', () => {
  test('reports photographs in it and below, without files of the system, and once', async () => {
    put('A.jpg', 'a');
    put('raw/B.JPEG', 'b');
    put('notes.txt', 'c');
    put('.trash/C.jpg', 'd');
    await sync.scan();
    await until(() => ready.length > 0);
    await sync.scan();
    expect(
      ready
        .flat()
        .map(({ at }) => at)
        .sort(),
    ).toEqual(['A.jpg', 'raw/B.JPEG']);
  });

  test('reports a file that is being written only once it holds still', async () => {
    // Of a clock ahead of ours: never one that was last written long ago, however slow this machine is.
    const ahead = Date.now() + 3600_000;
    put('A.jpg', 'a', new Date(ahead));
    await sync.scan();
    put('A.jpg', 'more', new Date(ahead + 1000));
    await until(() => ready.length > 0);
    expect(ready.flat().map(({ size }) => size)).toEqual([4]);
  });

  test('reports what is added while it is watched, also in a new folder', async () => {
    await sync.scan();
    put('new/A.jpg', 'a');
    await until(() => ready.length > 0);
    expect(ready.flat().map(({ at }) => at)).toEqual(['new/A.jpg']);
  });

  test('reports what is added to a folder that was moved in, replaced, or lies deep', async () => {
    put('old/A.jpg', 'a');
    await sync.scan();
    await until(() => ready.flat().length === 1);
    await settleAll();
    rmSync(path.join(folder, 'old'), { recursive: true });
    put('old/deep/deeper/B.jpg', 'b');
    await until(() => ready.flat().length === 1);
    await settleAll();
    const outside = mkdtempSync(path.join(tmpdir(), 'agent-outside-'));
    mkdirSync(path.join(outside, 'day'));
    renameSync(path.join(outside, 'day'), path.join(folder, 'day'));
    await new Promise((resolve) => setImmediate(resolve));
    put('old/deep/deeper/C.jpg', 'c');
    put('day/D.jpg', 'd');
    await until(() => ready.flat().length === 2);
    expect(
      ready
        .flat()
        .map(({ at }) => at)
        .sort(),
    ).toEqual(['day/D.jpg', 'old/deep/deeper/C.jpg']);
    rmSync(outside, { recursive: true });
  });

  test('reports a changed file with the photograph that it replaces', async () => {
    put('A.jpg', 'a');
    await sync.scan();
    await until(() => ready.length > 0);
    await settleAll();
    put('A.jpg', 'edited');
    await sync.scan();
    await until(() => ready.length > 0);
    expect(ready.flat()).toMatchObject([{ at: 'A.jpg', replaces: 'm-A.jpg' }]);
  });

  test('is read once more for what calls for a reading during one, and the call waits for it', async () => {
    renameSync(folder, `${folder}-off`);
    let second = Promise.resolve();
    logged = () => {
      logged = () => undefined;
      renameSync(`${folder}-off`, folder);
      second = sync.scan();
    };
    await sync.scan();
    expect(sync.trouble).toBe('missing');
    await second;
    expect(sync.trouble).toBeNull();
  });

  test('is known to a restarted program, also after a half-written line', async () => {
    put('A.jpg', 'a');
    await sync.scan();
    await until(() => ready.length > 0);
    await settleAll();
    sync.end();
    writeFileSync(path.join(data, 'folders/link.jsonl'), '["B.jpg",{"si', { flag: 'a' });
    sync = open();
    await sync.scan();
    expect([sync.cache.files.size, ready]).toEqual([1, []]);
    expect(new FileCache(data, 'link').files.size).toBe(1);
  });
});

describe('photographs that are gone', () => {
  beforeEach(async () => {
    for (const name of ['A', 'B', 'C']) put(`${name}.jpg`, name);
    await sync.scan();
    await until(() => ready.flat().length === 3);
    await settleAll();
  });

  test('are those that the next full list lacks', async () => {
    rmSync(path.join(folder, 'B.jpg'));
    await sync.scan();
    expect(gone.at(-1)).toEqual(new Map([['g', ['m-B.jpg']]]));
    sync.forget(new Set(['m-B.jpg']));
    await sync.scan();
    expect(gone.at(-1)).toEqual(new Map([['g', []]]));
  });

  test('are not those that were moved or renamed', async () => {
    mkdirSync(path.join(folder, 'best'));
    renameSync(path.join(folder, 'B.jpg'), path.join(folder, 'best/B.jpg'));
    await sync.scan();
    await until(() => ready.length > 0);
    await settleAll();
    await sync.scan();
    expect(new Set(gone.map((list) => list.get('g')?.length))).toEqual(new Set([0]));
  });

  test('are none of a folder that is replaced, and back before a reading ends', async () => {
    for (let i = 0; i < 130; i++) put(`more/${i}.jpg`, String(i));
    await sync.scan();
    await until(() => ready.flat().length === 130);
    await settleAll();
    gone = [];
    for (let turns = 0; turns < 40; turns++) {
      const scan = sync.scan();
      for (let i = 0; i < turns % 20; i++) await new Promise((resolve) => setImmediate(resolve));
      renameSync(folder, `${folder}-off`);
      mkdirSync(path.join(folder, 'more'), { recursive: true });
      if (turns >= 20) await new Promise((resolve) => setImmediate(resolve));
      rmSync(folder, { recursive: true });
      renameSync(`${folder}-off`, folder);
      await scan;
    }
    await sync.scan();
    expect(new Set(gone.map((list) => list.get('g')?.length))).toEqual(new Set([0]));
  });

  test('are none while the folder is missing or empty, as without its disk', async () => {
    const lists = gone.length;
    renameSync(folder, `${folder}-off`);
    await sync.scan();
    expect([sync.trouble, gone.length]).toEqual(['missing', lists]);
    mkdirSync(folder);
    await sync.scan();
    expect([sync.trouble, gone.length]).toEqual(['empty', lists]);
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-off`, folder);
    await sync.scan();
    expect([sync.trouble, gone.at(-1)?.get('g')]).toEqual([null, []]);
  });

  test('are none while another folder has its name, and it is none of the trusted one', async () => {
    const lists = gone.length;
    renameSync(folder, `${folder}-off`);
    put('X.jpg', 'x');
    await sync.scan();
    expect([sync.trouble, gone.length, ready]).toEqual(['other_disk', lists, []]);
    await sync.scan();
    expect([sync.trouble, gone.length, ready]).toEqual(['other_disk', lists, []]);
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-off`, folder);
    await sync.scan();
    expect([sync.trouble, gone.at(-1)?.get('g')]).toEqual([null, []]);
  });

  test('are none of a folder that is replaced at any moment of a reading', async () => {
    for (let i = 0; i < 130; i++) put(`more/${i}.jpg`, String(i));
    await sync.scan();
    await until(() => ready.flat().length === 130);
    await settleAll();
    gone = [];
    for (let turns = 0; turns < 24; turns++) {
      const scan = sync.scan();
      for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve));
      renameSync(folder, `${folder}-off`);
      mkdirSync(path.join(folder, 'more'), { recursive: true });
      await scan;
      rmSync(folder, { recursive: true });
      renameSync(`${folder}-off`, folder);
      await sync.scan();
    }
    expect(new Set(gone.map((list) => list.get('g')?.length))).toEqual(new Set([0]));
  });

  test('are none of a folder that is renamed away while it is watched, which is noticed at once, and so is its return', async () => {
    const lists = gone.length;
    sync.start();
    renameSync(folder, `${folder}-off`);
    await until(() => sync.trouble === 'missing');
    expect(gone).toHaveLength(lists);
    renameSync(`${folder}-off`, folder);
    await until(() => sync.trouble === null);
    put('D.jpg', 'd');
    await until(() => ready.length > 0);
    expect(ready.flat().map(({ at }) => at)).toEqual(['D.jpg']);
  });
});
