import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../types';
import { collect } from './collect';

const JPEG = { contentType: 'image/jpeg' };

/** Requirements of every storage; run over each kind. */
export function testStorage(name: string, open: () => Promise<Storage>): void {
  describe(`${name} keeps the storage's contract`, () => {
    let storage: Storage;
    let folder: string;
    let number = 0;
    let key: string;

    beforeAll(async () => {
      storage = await open();
      folder = await mkdtemp(join(tmpdir(), 'keepers-storage-'));
    });
    beforeEach(() => {
      number += 1;
      key = `derivatives/e${number}/m/1/s300.jpg`;
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const bytesOf = async (wanted: string) => {
      const found = await storage.read(wanted);
      return found && (await buffer(found.stream));
    };
    const allKeys = async (prefix: string) => (await collect(storage.list(prefix))).sort();
    const localFile = async (bytes: Buffer) => {
      const path = join(folder, `upload-${number}-${randomBytes(4).toString('hex')}`);
      await writeFile(path, bytes);
      return path;
    };

    test('returns the stored bytes, from a buffer and from a stream', async () => {
      const bytes = randomBytes(70_000);
      await storage.put(key, bytes, JPEG);
      expect(await bytesOf(key)).toEqual(bytes);
      await storage.put(key, Readable.from([bytes.subarray(0, 10), bytes.subarray(10, 99)]), JPEG);
      expect(await bytesOf(key)).toEqual(bytes.subarray(0, 99));
      expect(await storage.stat(key)).toMatchObject({ bytes: 99, modified: expect.any(Date) });
    });

    test('keeps an empty file', async () => {
      await storage.put(key, Buffer.alloc(0), JPEG);
      expect(await storage.stat(key)).toMatchObject({ bytes: 0 });
      expect((await bytesOf(key))?.length).toBe(0);
    });

    test('sends a large stream whole, in parts', async () => {
      const chunk = randomBytes(1024 * 1024);
      await storage.put(key, Readable.from(Array.from({ length: 20 }, () => chunk)), JPEG);
      const all = await bytesOf(key);
      expect(all?.length).toBe(20 * chunk.length);
      expect(all?.subarray(17 * chunk.length, 18 * chunk.length).equals(chunk)).toBe(true);
    });

    test('leaves the old bytes when a stream breaks', async () => {
      await storage.put(key, Buffer.from('old'), JPEG);
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('new');
          throw new Error('the connection was cut');
        })(),
      );
      await expect(storage.put(key, broken, JPEG)).rejects.toThrow('the connection was cut');
      expect((await bytesOf(key))?.toString()).toBe('old');
      expect(await allKeys(`derivatives/e${number}/`)).toEqual([key]);
    });

    test('reads ranges, both ends included', async () => {
      await storage.put(key, Buffer.from('0123456789'), JPEG);
      const range = async (start: number, end?: number) => {
        const found = await storage.read(key, { start, end });
        return found && [(await buffer(found.stream)).toString(), found.bytes, found.totalBytes];
      };
      expect(await range(0, 1)).toEqual(['01', 2, 10]);
      expect(await range(3, 5)).toEqual(['345', 3, 10]);
      expect(await range(7)).toEqual(['789', 3, 10]);
      expect(await range(8, 100)).toEqual(['89', 2, 10]);
      expect(await range(10)).toBeNull();
      expect(await range(5, 4)).toBeNull();
    });

    test('returns null for a missing key', async () => {
      expect(await storage.read(key)).toBeNull();
      expect(await storage.stat(key)).toBeNull();
      expect(await storage.stat('derivatives')).toBeNull();
      await storage.remove(key);
      await storage.removePrefix('nothing/here/');
      expect(await allKeys('nothing/here/')).toEqual([]);
      await expect(storage.withLocalFile(key, async () => 'used')).rejects.toThrow(key);
    });

    test('adopts a file once, however often it is called', async () => {
      const bytes = randomBytes(5000);
      const path = await localFile(bytes);
      const file = { ...JPEG, bytes: bytes.length };
      await storage.adopt(path, key, file);
      await expect(stat(path)).rejects.toThrow('ENOENT');
      expect(await bytesOf(key)).toEqual(bytes);

      await storage.adopt(path, key, file);
      const again = await localFile(bytes);
      await storage.adopt(again, key, file);
      await expect(stat(again)).rejects.toThrow('ENOENT');
      expect(await bytesOf(key)).toEqual(bytes);
    });

    test('adopts the same file from two sides at once', async () => {
      const bytes = randomBytes(5000);
      const file = { ...JPEG, bytes: bytes.length };
      const paths = [await localFile(bytes), await localFile(bytes)];
      await Promise.all(paths.map((path) => storage.adopt(path, key, file)));
      expect(await bytesOf(key)).toEqual(bytes);
    });

    test('adopts no file that is missing or of another length, and leaves it', async () => {
      const path = await localFile(randomBytes(100));
      await expect(storage.adopt(path, key, { ...JPEG, bytes: 101 })).rejects.toThrow('101');
      expect((await stat(path)).size).toBe(100);
      await expect(storage.adopt(join(folder, 'gone'), key, { ...JPEG, bytes: 5 })).rejects.toThrow('ENOENT');
      expect(await storage.stat(key)).toBeNull();
    });

    test('removes one file, and a prefix without its neighbours', async () => {
      const base = `derivatives/e${number}`;
      const keys = [
        `${base}/m1/1/big.jpg`,
        `${base}/m1/2/big.jpg`,
        `${base}/m10/1/big.jpg`,
        `${base}0/m/1/big.jpg`,
      ];
      for (const each of keys) await storage.put(each, Buffer.from('x'), JPEG);
      expect(await allKeys(`${base}/`)).toEqual(keys.slice(0, 3));
      await storage.removePrefix(`${base}/m1/`);
      expect(await allKeys(`${base}/`)).toEqual(keys.slice(2, 3));
      await storage.remove(`${base}/m10/1/big.jpg`);
      expect(await allKeys(`${base}/`)).toEqual([]);
      expect(await allKeys('')).toContain(`${base}0/m/1/big.jpg`);
    });

    test('lends a local file', async () => {
      const bytes = randomBytes(3000);
      await storage.put(key, bytes, JPEG);
      let lent = '';
      const length = await storage.withLocalFile(key, async (path) => {
        lent = path;
        return (await readFile(path)).equals(bytes) ? 'same' : 'other';
      });
      expect(length).toBe('same');
      if (storage.kind === 's3') await expect(stat(lent)).rejects.toThrow('ENOENT');
      else expect(storage.localPath(key)).toBe(lent);
    });

    test.each([
      '',
      '/etc/passwd',
      '../a',
      'a/../../b',
      'a//b',
      'a/',
      './a',
      '.hidden',
      'a/.b',
      'a b',
      'a\\b',
      'a\0',
      'é',
      'a\n',
    ])('refuses the key %j', async (bad) => {
      const put = storage.put(bad, Buffer.from('x'), JPEG);
      await expect(put).rejects.toMatchObject({ name: 'InvalidStorageKey' });
      await expect(storage.read(bad)).rejects.toMatchObject({ name: 'InvalidStorageKey' });
      await expect(storage.remove(bad)).rejects.toMatchObject({ name: 'InvalidStorageKey' });
      expect(() => storage.localPath(bad)).toThrow('Not a storage key');
    });

    test.each(['', '/', 'a', '../', 'a/../'])('removes nothing for the prefix %j', async (bad) => {
      await expect(storage.removePrefix(bad)).rejects.toMatchObject({ name: 'InvalidStorageKey' });
    });

    test('checks itself and leaves nothing behind', async () => {
      const before = await allKeys('');
      await storage.check();
      expect(await allKeys('')).toEqual(before);
    });
  });
}
