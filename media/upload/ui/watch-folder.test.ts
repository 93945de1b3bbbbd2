import { describe, expect, test } from 'vitest';
import type { FoundFile } from './upload-types';
import { FolderWatch, type WatchedEntry, type WatchedFolder } from './watch-folder';

/** A folder whose files a test changes: path → content and time. */
function folderOf(files: Record<string, [content: string, time: number]>, name = 'Wedding'): WatchedFolder {
  return {
    name,
    async *values(): AsyncIterable<WatchedEntry> {
      const folders = new Map<string, typeof files>();
      for (const [path, file] of Object.entries(files)) {
        const [first = '', ...rest] = path.split('/');
        if (rest.length > 0) folders.set(first, { ...folders.get(first), [rest.join('/')]: file });
        else
          yield {
            kind: 'file',
            name: first,
            getFile: async () => new File([file[0]], first, { lastModified: file[1] }),
          };
      }
      for (const [at, inner] of folders) yield { kind: 'directory', ...folderOf(inner, at) };
    },
  };
}

function watching(files: Record<string, [string, number]>) {
  const sent: string[] = [];
  const watch = new FolderWatch();
  watch.start(folderOf(files), 'g1', async (found: FoundFile[], gallery) => {
    sent.push(...found.map(({ path }) => `${gallery}:${path}`));
  });
  return { watch, sent };
}

describe('a watched folder', () => {
  test('hands over photographs once they hold still, with their folders, and once', async () => {
    const { watch, sent } = watching({
      'A.jpg': ['a', 1],
      'raw/B.JPG': ['b', 1],
      'notes.txt': ['c', 1],
      '.trash/C.jpg': ['d', 1],
    });
    await watch.read();
    expect(sent).toEqual([]);
    await watch.read();
    await watch.read();
    expect(sent).toEqual(['g1:Wedding/A.jpg', 'g1:Wedding/raw/B.JPG']);
    expect(watch.snapshot()).toEqual({ folder: 'Wedding', gallery: 'g1', found: 2, lost: false });
  });

  test('waits for a file that still grows, and hands over one that changed', async () => {
    const files: Record<string, [string, number]> = { 'A.jpg': ['a', 1] };
    const { watch, sent } = watching(files);
    await watch.read();
    files['A.jpg'] = ['aa', 2];
    await watch.read();
    expect(sent).toEqual([]);
    await watch.read();
    expect(sent).toEqual(['g1:Wedding/A.jpg']);
    files['A.jpg'] = ['edited', 3];
    await watch.read();
    await watch.read();
    expect(sent).toHaveLength(2);
  });

  test('that cannot be read is lost until it is back', async () => {
    let away = true;
    const inner = folderOf({ 'A.jpg': ['a', 1] });
    const sent: string[] = [];
    const watch = new FolderWatch();
    const folder: WatchedFolder = {
      name: 'Card',
      values: () => {
        if (away) throw new Error('NotFoundError');
        return inner.values();
      },
    };
    watch.start(folder, 'g1', async (found) => void sent.push(...found.map(({ path }) => path)));
    await watch.read();
    expect(watch.snapshot().lost).toBe(true);
    away = false;
    await watch.read();
    await watch.read();
    expect([watch.snapshot().lost, sent]).toEqual([false, ['Card/A.jpg']]);
  });

  test('hands over nothing after it was stopped', async () => {
    const { watch, sent } = watching({ 'A.jpg': ['a', 1] });
    await watch.read();
    const last = watch.read();
    watch.stop();
    await last;
    expect([sent, watch.snapshot().folder]).toEqual([[], null]);
  });
});
