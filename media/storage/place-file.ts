import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode, isMissing } from './file-errors';

/** A name beside `target` that no key can have, so that it is never listed or served. */
export function temporaryBeside(target: string): string {
  return join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`);
}

/** Flushes a file's or a folder's bytes to the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Runs `write` after making the folder of `target`, and once more if the folder was removed meanwhile (removePrefix
 * removes empty folders).
 */
export async function inItsFolder<T>(target: string, write: () => Promise<T>): Promise<T> {
  await mkdir(dirname(target), { recursive: true });
  try {
    return await write();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(dirname(target), { recursive: true });
    return await write();
  }
}

/** Moves a file to `target`, flushed to the disk; copies where the two are on different devices. */
export async function moveFile(source: string, target: string): Promise<void> {
  await flush(source);
  try {
    await rename(source, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    const temporary = temporaryBeside(target);
    try {
      await copyFile(source, temporary);
      await flush(temporary);
      await rename(temporary, target);
    } catch (failure) {
      await rm(temporary, { force: true });
      throw failure;
    }
    await rm(source, { force: true });
  }
  await flush(dirname(target));
}
