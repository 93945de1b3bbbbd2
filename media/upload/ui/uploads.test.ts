import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashFile } from './hash-file';
import { timeLeft } from './measures';
import { UploadStore } from './upload-store';
import type { UploadItem } from './upload-types';
import { filesOfDrop } from './walk-drop';

/** A folder or file of a browser's drop: at most three entries at a time, then none. */
function entry(path: string, children?: FileSystemEntry[]): FileSystemEntry {
  const rest = [...(children ?? [])];
  const parts = {
    fullPath: `/${path}`,
    isFile: !children,
    isDirectory: Boolean(children),
    file: (give: (file: File) => void) => give(new File(['x'], path.split('/').pop() ?? '')),
    createReader: () => ({ readEntries: (give: (some: unknown[]) => void) => give(rest.splice(0, 3)) }),
  };
  return parts as unknown as FileSystemEntry;
}

const dropOf = (...entries: FileSystemEntry[]) =>
  ({ items: entries.map((one) => ({ webkitGetAsEntry: () => one })), files: [] }) as unknown as DataTransfer;

describe('the files of a drop', () => {
  test('is every file of every folder, in natural order, without files of the system', async () => {
    const inner = entry('shoot/raw', [entry('shoot/raw/IMG_7.jpg')]);
    const names = ['IMG_10.jpg', 'IMG_9.jpg', '.DS_Store', 'Thumbs.db', 'IMG_1.jpg'];
    const shoot = entry('shoot', [...names.map((name) => entry(`shoot/${name}`)), inner]);
    const found = await filesOfDrop(dropOf(shoot, entry('__MACOSX', [entry('__MACOSX/IMG_1.jpg')])));
    expect(found.map(({ path }) => path)).toEqual([
      'shoot/IMG_1.jpg',
      'shoot/IMG_9.jpg',
      'shoot/IMG_10.jpg',
      'shoot/raw/IMG_7.jpg',
    ]);
  });

  test('is nothing for an empty folder', async () => {
    expect(await filesOfDrop(dropOf(entry('empty', [])))).toEqual([]);
  });
});

test('the hash of a file read in pieces is that of its bytes', async () => {
  const bytes = Buffer.alloc(9 * 1024 * 1024, 'Keepers');
  const read: number[] = [];
  const hash = await hashFile(
    new File([bytes], 'a.jpg'),
    (at) => read.push(at),
    new AbortController().signal,
  );
  expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(read).toEqual([4 << 20, 8 << 20, bytes.length]);
});

test('times are short', () => {
  const t = (key: string, { count }: Record<string, number>) => `${count} ${key}`;
  expect([timeLeft(0, t), timeLeft(59.2, t), timeLeft(61, t), timeLeft(7300, t)]).toEqual([
    '1 seconds',
    '60 seconds',
    '2 minutes',
    '3 hours',
  ]);
});

test('five hundred files render few rows, failed ones first', async () => {
  const store = new UploadStore();
  const put = (id: number, phase: UploadItem['phase']) =>
    store.items.set(String(id), {
      id: String(id),
      gallery: 'g',
      name: `${id}.jpg`,
      path: `${id}.jpg`,
      bytes: 10,
      at: phase === 'sending' ? 5 : 0,
      phase,
      reason: null,
    });
  for (let id = 0; id < 500; id += 1) put(id, id < 300 ? 'done' : 'queued');
  put(7, 'refused');
  put(8, 'known');
  put(9, 'sending');
  put(10, 'failed');
  await new Promise<void>((drawn) => {
    store.subscribe(drawn);
    store.touch();
  });
  const { totals, rows, more } = store.snapshot();
  expect(rows.slice(0, 3).map(({ phase }) => phase)).toEqual(['failed', 'refused', 'sending']);
  expect(rows.length + more).toBe(500);
  expect(rows.length).toBeLessThanOrEqual(60);
  // Existing and refused files are not sent.
  expect(totals).toMatchObject({
    files: 500,
    done: 296,
    known: 1,
    refused: 1,
    failed: 1,
    bytes: 4980,
    sent: 2965,
    active: true,
  });
});
