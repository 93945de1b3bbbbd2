import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Root } from './root';
import { addWhatIsThere, scanFolder } from './scan';

let place: string;
let folder: string;
let away = false;

/** Another folder is in its place. */
function takeAway(): void {
  renameSync(folder, `${folder}-off`);
  mkdirSync(folder);
  away = true;
}

function putBack(): void {
  if (!away) return;
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-off`, folder);
  away = false;
}

/** The folder is back whenever it is looked at. */
class BackWhenLookedAt extends Root {
  override look() {
    putBack();
    return super.look();
  }
}

/** Known files for which the folder is away during the first searches. */
class KnownWhileAway extends Map<string, unknown> {
  constructor(private searches: number) {
    super([
      ['A.jpg', 1],
      ['B.jpg', 1],
    ]);
  }
  override keys() {
    if (this.searches-- > 0) takeAway();
    return super.keys();
  }
}

beforeEach(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'keepers-scan-'));
  folder = path.join(place, 'photos');
  mkdirSync(folder);
  for (const name of ['A.jpg', 'B.jpg']) writeFileSync(path.join(folder, name), name);
  // A file system counts time in steps of some milliseconds.
  await vi.waitUntil(() => Date.now() - statSync(folder).ctimeMs > 20);
});

afterEach(() => {
  away = false;
  rmSync(place, { recursive: true, force: true });
});

test('a file that is deleted is lacking, for sure', async () => {
  rmSync(path.join(folder, 'B.jpg'));
  const found = await scanFolder(folder);
  const { sure } = await addWhatIsThere(found, new Root(folder), new KnownWhileAway(0));
  expect([[...found.keys()], sure]).toEqual([['A.jpg'], true]);
});

test('files of a folder that was away while they were looked for, and is back, are looked for again', async () => {
  const found = new Map();
  const { sure } = await addWhatIsThere(found, new BackWhenLookedAt(folder), new KnownWhileAway(1));
  expect([[...found.keys()].sort(), sure]).toEqual([['A.jpg', 'B.jpg'], true]);
});

test('a folder that comes and goes in each search gives no sure list', async () => {
  const known = new KnownWhileAway(Number.POSITIVE_INFINITY);
  // As slow as a file system's clock: each time it is away a moment later.
  const root = new (class extends BackWhenLookedAt {
    override async look() {
      const before = await super.look();
      await vi.waitUntil(() => Date.now() - (before?.changedMs ?? 0) > 20);
      return before;
    }
  })(folder);
  expect(await addWhatIsThere(new Map(), root, known)).toMatchObject({ sure: false });
});
