import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storage } from '@media/storage/files';
import { inLanes } from './in-lanes';
import type { Manifest, Written } from './manifest';
import { hashing, readLines, writeLines } from './write-lines';

/** One file of the storage in a backup. */
export interface Kept {
  key: string;
  bytes: number;
  sha256: string;
}

const LANES = 4;
const LIST = 'files.jsonl.gz';
/** Files that never change under their key, and are copied once. All others are copied each time. */
const NEVER_CHANGES = /^(accounts\/[^/]+\/originals|assets|derivatives)\//;
/** Files that are unfinished or short-lived: an export can be made again. */
const ON_ITS_WAY = /^(staging|check|exports)\//;
const ORIGINAL = /^accounts\/[^/]+\/originals\/([0-9a-f]{64})$/;

/** The path of a storage file in a backup. */
export const placeOf = (files: string, key: string): string => path.join(files, ...key.split('/'));

/** The files a snapshot names. */
export async function* readList(snapshot: string, { list }: Pick<Manifest, 'list'>): AsyncIterable<Kept> {
  for await (const line of readLines(snapshot, list)) {
    const [key, bytes, sha256] = JSON.parse(line) as [string, number, string];
    yield { key, bytes, sha256 };
  }
}

export interface Copied {
  list: Written;
  kept: Map<string, Kept>;
  /** Files and bytes that were not in the backup before. */
  added: { files: number; bytes: number };
  /** Originals whose bytes do not match the hash in their key. */
  damaged: string[];
}

/**
 * Copies the photographs' files into the backup: those it lacks, flushed to the disk before they get their name.
 * @param known what earlier snapshots of this backup name
 */
export async function copyFiles(
  files: string,
  snapshot: string,
  known: Map<string, Kept>,
  log: (line: string) => void,
): Promise<Copied> {
  const keys: string[] = [];
  for await (const key of storage().list('')) if (!ON_ITS_WAY.test(key)) keys.push(key);
  const kept = new Map<string, Kept>();
  const added = { files: 0, bytes: 0 };
  const damaged: string[] = [];
  let done = 0;
  await inLanes(LANES, keys, async (key) => {
    const found = await alreadyThere(files, known.get(key));
    const one = found ?? (await copyFile(files, key));
    if (one) kept.set(key, one);
    if (one && !found) {
      added.files += 1;
      added.bytes += one.bytes;
    }
    const named = ORIGINAL.exec(key)?.[1];
    if (one && named && named !== one.sha256) damaged.push(key);
    done += 1;
    if (done % 20 === 0 || done === keys.length) log(`Files ${done} of ${keys.length}, ${added.files} new`);
  });
  const lines = [...kept.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const list = await writeLines(
    snapshot,
    LIST,
    lines.map(({ key, bytes, sha256 }) => JSON.stringify([key, bytes, sha256])),
  );
  return { list, kept, added, damaged };
}

async function alreadyThere(files: string, known: Kept | undefined): Promise<Kept | null> {
  if (!known || !NEVER_CHANGES.test(known.key)) return null;
  const found = await stat(placeOf(files, known.key)).catch(() => null);
  return found?.isFile() && found.size === known.bytes ? known : null;
}

/** Null where the file was deleted meanwhile. */
async function copyFile(files: string, key: string): Promise<Kept | null> {
  const source = await storage().read(key);
  if (!source) return null;
  const target = placeOf(files, key);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.part`;
  const hash = createHash('sha256');
  await pipeline(source.stream, hashing(hash), createWriteStream(draft, { mode: 0o600, flush: true }));
  const { size } = await stat(draft);
  if (size !== source.bytes)
    throw new Error(`${key} could not be copied (${size} of ${source.bytes} bytes): run the backup again.`);
  await rename(draft, target);
  return { key, bytes: size, sha256: hash.digest('hex') };
}

/** Deletes files that no snapshot names any more, and unfinished copies. Returns how many. */
export async function forgetFiles(files: string, named: (key: string) => boolean): Promise<number> {
  let gone = 0;
  for (const entry of await readdir(files, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (named(path.relative(files, file).split(path.sep).join('/'))) continue;
    await rm(file, { force: true });
    gone += 1;
  }
  return gone;
}
