import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorage } from './files';
import { collect } from './tests/collect';
import { testStorage } from './tests/storage-contract';
import type { Storage } from './types';

let folder: string;
let root: string;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepers-folder-'));
  root = join(folder, 'media');
  storage = createStorage({ kind: 'folder', root });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

testStorage('a folder', async () => storage);

describe('a folder', () => {
  test('does not follow a symbolic link out of the folder', async () => {
    const outside = join(folder, 'outside');
    await mkdir(outside);
    await writeFile(join(outside, 'secret.jpg'), 'secret');
    await mkdir(join(root, 'links'), { recursive: true });
    await symlink(outside, join(root, 'links', 'folder'));
    await symlink(join(outside, 'secret.jpg'), join(root, 'links', 'file.jpg'));

    await expect(storage.read('links/folder/secret.jpg')).rejects.toThrow('symbolic link');
    await expect(
      storage.put('links/folder/new.jpg', Buffer.from('x'), { contentType: 'image/jpeg' }),
    ).rejects.toThrow();
    expect(await storage.read('links/file.jpg')).toBeNull();
    expect(await storage.stat('links/file.jpg')).toBeNull();
    expect(await collect(storage.list('links/'))).toEqual([]);
    await storage.removePrefix('links/');
    expect(await readFile(join(outside, 'secret.jpg'), 'utf8')).toBe('secret');
    expect(await readdir(outside)).toEqual(['secret.jpg']);
  });

  test('removes empty folders with their last file', async () => {
    await storage.put('a/b/c.jpg', Buffer.from('x'), { contentType: 'image/jpeg' });
    await storage.remove('a/b/c.jpg');
    expect(await readdir(root)).not.toContain('a');
  });

  test('reports why it cannot be written', async () => {
    const path = join(folder, 'a-file');
    await writeFile(path, '');
    const broken = createStorage({ kind: 'folder', root: join(path, 'media') });
    await expect(broken.check()).rejects.toThrow(
      `The storage folder ${join(path, 'media')} cannot be written`,
    );
  });
});
