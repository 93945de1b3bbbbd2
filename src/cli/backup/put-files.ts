import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { storage } from '@media/storage/files';
import { type Kept, placeOf, readList } from './copy-files';
import { inLanes } from './in-lanes';
import type { Manifest } from './manifest';

const LANES = 4;
const OURS = ['accounts/', 'assets/', 'derivatives/', 'sites/'];

/**
 * Copies a snapshot's files into the storage, each whole or not at all; identical ones are skipped, so that a stopped
 * restore can continue. Returns how many were copied.
 */
export async function putFiles(
  files: string,
  snapshot: string,
  manifest: Manifest,
  log: (line: string) => void,
): Promise<number> {
  let done = 0;
  let brought = 0;
  await inLanes(LANES, readList(snapshot, manifest), async (one) => {
    if (!(await holds(one))) {
      const contentType = one.key.endsWith('.jpg') ? 'image/jpeg' : 'application/octet-stream';
      await storage().put(one.key, createReadStream(placeOf(files, one.key)), { contentType });
      brought += 1;
    }
    done += 1;
    if (done % 20 === 0 || done === manifest.files) log(`Files ${done} of ${manifest.files}`);
  });
  return brought;
}

/** Whether the storage has these very bytes. */
async function holds({ key, bytes, sha256 }: Kept): Promise<boolean> {
  if ((await storage().stat(key))?.bytes !== bytes) return false;
  const found = await storage().read(key);
  if (!found) return false;
  const hash = createHash('sha256');
  await pipeline(found.stream, hash);
  return hash.digest('hex') === sha256;
}

/** Deletes photographs' files that the snapshot does not name; a bucket's other objects are left alone. */
export async function removeOthers(snapshot: string, manifest: Manifest): Promise<number> {
  const named = new Set<string>();
  for await (const { key } of readList(snapshot, manifest)) named.add(key);
  let gone = 0;
  for (const prefix of OURS) {
    const keys: string[] = [];
    for await (const key of storage().list(prefix)) if (!named.has(key)) keys.push(key);
    for (const key of keys) await storage().remove(key);
    gone += keys.length;
  }
  return gone;
}
