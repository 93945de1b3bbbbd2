import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Found, statFile } from './scan';
import { Stillness } from './stillness';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'agent-still-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is reported once by two flushes that overlap, and again after it was settled and changed', async () => {
  writeFileSync(path.join(folder, 'A.jpg'), 'a');
  const reports: Found[][] = [];
  const due: (() => void)[] = [];
  let next: (() => void) | null = null;
  const stillness = new Stillness(
    folder,
    0,
    (_ms, run) => due.push(run),
    (files) => {
      reports.push(files);
      next?.();
    },
  );
  const reported = () =>
    new Promise<void>((resolve) => {
      next = resolve;
    });
  const first = reported();
  stillness.see((await statFile(folder, 'A.jpg')) as Found);
  stillness.flush();
  stillness.flush();
  await first;
  // A second report would have asked for the file's facts right after the first.
  await statFile(folder, 'A.jpg');
  await new Promise((resolve) => setImmediate(resolve));
  expect(reports.flat().map(({ at }) => at)).toEqual(['A.jpg']);
  stillness.settle('A.jpg');
  expect(stillness.busy).toBe(false);

  writeFileSync(path.join(folder, 'A.jpg'), 'longer');
  const second = reported();
  stillness.see((await statFile(folder, 'A.jpg')) as Found);
  stillness.flush();
  await second;
  expect(reports.map((files) => files.length)).toEqual([1, 1]);
  expect(due).toEqual([]);
});
