import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import {
  access,
  lstat,
  mkdir,
  open,
  opendir,
  realpath,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, checkPrefix } from './check-key';
import { hasCode, isMissing } from './file-errors';
import { inItsFolder, moveFile, temporaryBeside } from './place-file';
import type { ByteRange, FolderStorageOptions, Storage, StoredContent, StoredStat } from './types';

/** Bytes of one read: much smaller or larger reads send long files slower. */
const READ_BYTES = 256 * 1024;

/** Stores photographs' bytes in a folder. Follows no symbolic link below its root. */
export class FolderStorage implements Storage {
  readonly kind = 'folder';
  private readonly root: string;
  private realRoot: string | undefined;

  constructor(options: Omit<FolderStorageOptions, 'kind'>) {
    this.root = resolve(options.root);
  }

  async adopt(source: string, key: string, file: { bytes: number }): Promise<void> {
    const target = await this.pathOf(key);
    if (await this.holds(key, file.bytes)) return await rm(source, { force: true });
    try {
      const found = await lstat(source);
      if (found.size !== file.bytes) throw new Error(`${source} has ${found.size} bytes, not ${file.bytes}`);
      await inItsFolder(target, () => moveFile(source, target));
    } catch (error) {
      // Another process may have adopted the same file meanwhile.
      if (!isMissing(error) || !(await this.holds(key, file.bytes))) throw error;
    }
  }

  async put(key: string, body: Buffer | Readable): Promise<void> {
    const target = await this.pathOf(key);
    const temporary = temporaryBeside(target);
    try {
      if (Buffer.isBuffer(body)) {
        await inItsFolder(target, () => writeFile(temporary, body, { flag: 'wx' }));
      } else {
        // A stream can be read only once, so the folder is made first and there is no retry.
        await mkdir(dirname(target), { recursive: true });
        await pipeline(body, createWriteStream(temporary, { flags: 'wx' }));
      }
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<StoredContent | null> {
    const path = await this.pathOf(key);
    const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch((error: unknown) => {
      if (isMissing(error) || hasCode(error, 'ELOOP')) return null;
      throw error;
    });
    if (!handle) return null;
    const found = await handle.stat();
    const start = range?.start ?? 0;
    const end = Math.min(range?.end ?? Number.POSITIVE_INFINITY, found.size - 1);
    if (!found.isFile() || (range && start > end)) {
      await handle.close();
      return null;
    }
    // A stream's `end` may not be before its start: an empty file is read without one.
    const stream = handle.createReadStream(found.size === 0 ? {} : { start, end, highWaterMark: READ_BYTES });
    return { stream, bytes: end - start + 1, totalBytes: found.size };
  }

  async stat(key: string): Promise<StoredStat | null> {
    const path = await this.pathOf(key);
    try {
      const found = await lstat(path);
      return found.isFile() ? { bytes: found.size, modified: found.mtime } : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const path = await this.pathOf(key);
    await rm(path, { force: true }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await this.removeEmptyFolders(dirname(path));
  }

  async removePrefix(prefix: string): Promise<void> {
    checkPrefix(prefix, 'never all');
    const path = await this.pathOf(prefix.slice(0, -1));
    const found = await lstat(path).catch(() => null);
    if (!found?.isDirectory()) return;
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
    await this.removeEmptyFolders(dirname(path));
  }

  async *list(prefix: string): AsyncIterable<string> {
    checkPrefix(prefix, 'all allowed');
    const folder = prefix === '' ? this.root : await this.pathOf(prefix.slice(0, -1));
    yield* this.walk(folder);
  }

  localPath(key: string): string {
    return join(this.root, checkKey(key));
  }

  async withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    if (!(await this.stat(key))) throw new Error(`Not in the storage: ${key}`);
    return await use(await this.pathOf(key));
  }

  async check(): Promise<void> {
    try {
      await mkdir(this.root, { recursive: true });
      const probe = join(this.root, `.check-${randomUUID()}`);
      await writeFile(probe, 'ok');
      await access(probe, constants.R_OK);
      await rm(probe);
    } catch (error) {
      throw new Error(`The storage folder ${this.root} cannot be written: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }

  /** The path of a key; throws where a symbolic link in it points out of the root. */
  private async pathOf(key: string): Promise<string> {
    const path = this.localPath(key);
    try {
      const folder = await realpath(dirname(path));
      this.realRoot ??= await realpath(this.root);
      if (folder !== join(this.realRoot, dirname(key)))
        throw new Error(`A symbolic link leads out of the storage: ${key}`);
    } catch (error) {
      // Folders that do not exist yet contain no links.
      if (!isMissing(error)) throw error;
    }
    return path;
  }

  private async holds(key: string, bytes: number): Promise<boolean> {
    return (await this.stat(key))?.bytes === bytes;
  }

  private async *walk(folder: string): AsyncIterable<string> {
    const entries = await opendir(folder).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!entries) return;
    for await (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.walk(path);
      else if (entry.isFile()) yield relative(this.root, path).split(sep).join('/');
    }
  }

  private async removeEmptyFolders(folder: string): Promise<void> {
    for (let path = folder; path.startsWith(this.root + sep); path = dirname(path)) {
      try {
        await rmdir(path);
      } catch {
        return;
      }
    }
  }
}
