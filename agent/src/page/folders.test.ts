import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listFolders } from './folders';

const place = mkdtempSync(path.join(tmpdir(), 'agent-list-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('the folders of a folder are listed with their photographs, in the order of their numbers', async () => {
  for (const name of ['Day 10', 'Day 2', '.hidden', '@eaDir']) mkdirSync(path.join(place, name));
  for (const name of ['A.jpg', 'B.JPEG', 'notes.txt', '.C.jpg'])
    writeFileSync(path.join(place, 'Day 2', name), '');
  writeFileSync(path.join(place, 'own.jpg'), '');
  expect(await listFolders(` "${place}" `)).toEqual({
    ...{ folder: place, parent: path.dirname(place), photos: 1 },
    folders: [
      { name: 'Day 2', photos: 2 },
      { name: 'Day 10', photos: 0 },
    ],
  });
});

test('a path that is no folder is explained', async () => {
  await expect(listFolders(path.join(place, 'nothing'))).rejects.toMatchObject({ key: 'no_folder' });
  await expect(listFolders(path.join(place, 'own.jpg'))).rejects.toMatchObject({ key: 'no_folder' });
});
