import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Kept, placeOf, readList } from './copy-files';
import { inLanes } from './in-lanes';
import type { Manifest, Written } from './manifest';
import { hashFile } from './write-lines';

const LANES = 4;

async function damage(file: string, { bytes, sha256 }: Omit<Written, 'file'>): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return `${file} is missing`;
  if (found.size !== bytes) return `${file} has ${found.size} bytes, not ${bytes}`;
  return (await hashFile(file)) === sha256 ? null : `${file} is damaged`;
}

/**
 * Reads every byte of a snapshot and of the files it names.
 * @throws Error that names the first files that are missing or damaged, and how many there are
 */
export async function checkBackup(
  { snapshot, files, manifest }: { snapshot: string; files: string; manifest: Manifest },
  log: (line: string) => void,
): Promise<void> {
  const wrong: string[] = [];
  const look = async (file: string, one: Omit<Written, 'file'>) => {
    const found = await damage(file, one);
    if (found) wrong.push(found);
  };
  for (const one of [manifest.list, manifest.settings, ...manifest.tables])
    await look(path.join(snapshot, one.file), one);
  if (wrong.length === 0) {
    let done = 0;
    await inLanes(LANES, readList(snapshot, manifest), async (one: Kept) => {
      await look(placeOf(files, one.key), one);
      done += 1;
      if (done % 20 === 0 || done === manifest.files) log(`Checked ${done} of ${manifest.files} files`);
    });
    if (done !== manifest.files)
      wrong.push(`${manifest.list.file} names ${done} files, not ${manifest.files}`);
  }
  if (wrong.length === 0) return;
  const more = wrong.length > 3 ? ` (and ${wrong.length - 3} more)` : '';
  throw new Error(
    `The backup is damaged: ${wrong.slice(0, 3).join('; ')}${more}. Nothing was changed. Use another backup, or an older snapshot of this one.`,
  );
}
