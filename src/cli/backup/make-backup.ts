import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { alone } from '@/core/db/embedded/users';
import type { Sql } from '@/core/db/pool';
import { copyFiles, forgetFiles, type Kept, readList } from './copy-files';
import { connect, dumpRows } from './dump-rows';
import { FILES, listSnapshots, readManifest, SNAPSHOTS, writeManifest } from './manifest';
import { keepSettings } from './secret';
import { anyGone, readWanted } from './wanted-originals';

export interface BackedUp {
  snapshot: string;
  rows: number;
  files: number;
  bytes: number;
  added: { files: number; bytes: number };
  lost: string[];
}

/** How often the backup starts again because photographs were deleted for good while they were copied. */
const TRIES = 4;

/**
 * Backs the installation up into a folder, running or stopped: rows of one moment, then the files they name, which are
 * written to the storage before their rows. A snapshot counts once its manifest is written; the `keep` newest ones
 * stay.
 */
export async function makeBackup(
  folder: string,
  { keep = 7, log }: { keep?: number; log: (line: string) => void },
): Promise<BackedUp> {
  const root = path.resolve(folder);
  const files = path.join(root, FILES);
  await mkdir(files, { recursive: true, mode: 0o700 });
  return alone(
    path.join(root, 'backup.lock'),
    async () => {
      const { whole, unfinished } = await listSnapshots(root);
      for (const half of unfinished) await rm(half, { recursive: true, force: true });
      const known = await readKnown(whole);
      const sql = await connect('keepers backup');
      try {
        const made = await takeSnapshot(sql, root, known, log);
        await forgetOld(root, whole.slice(Math.max(0, keep - 1)), files);
        return made;
      } finally {
        await sql.end();
      }
    },
    1000,
  );
}

async function takeSnapshot(
  sql: Sql,
  root: string,
  known: Map<string, Kept>,
  log: (line: string) => void,
): Promise<BackedUp> {
  const made = new Date().toISOString();
  const snapshot = path.join(root, SNAPSHOTS, made.replaceAll(/[:.]/g, '-'));
  for (let tries = 1; ; tries += 1) {
    await mkdir(snapshot, { recursive: true, mode: 0o700 });
    const settings = await keepSettings(snapshot);
    log('Rows');
    const dumped = await dumpRows(sql, snapshot);
    const wanted = await readWanted(snapshot, dumped);
    const copied = await copyFiles(path.join(root, FILES), snapshot, known, log);
    const missing = wanted.filter((key) => !copied.kept.has(key));
    // Deleted for good since: these rows are outdated. Everything copied is kept for the next try.
    if (tries < TRIES && (await anyGone(sql, missing))) {
      for (const [key, one] of copied.kept) known.set(key, one);
      continue;
    }
    const lost = [...missing, ...copied.damaged].sort();
    const kept = [...copied.kept.values()];
    const bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
    const program = await versionOfProgram();
    const { list, added } = copied;
    await writeManifest(snapshot, {
      format: 1,
      made,
      program,
      ...dumped,
      list,
      settings,
      files: kept.length,
      bytes,
      lost,
    });
    const rows = dumped.tables.reduce((sum, table) => sum + table.rows, 0);
    return { snapshot, rows, files: kept.length, bytes, added, lost };
  }
}

/** Deletes the snapshots beyond those to keep, and the files only they named. */
async function forgetOld(root: string, old: string[], files: string): Promise<void> {
  for (const snapshot of old) await rm(snapshot, { recursive: true, force: true });
  const { whole } = await listSnapshots(root);
  const named = await readKnown(whole);
  await forgetFiles(files, (key) => named.has(key));
}

/** The files of the given snapshots; the newest one wins. */
async function readKnown(snapshots: string[]): Promise<Map<string, Kept>> {
  const known = new Map<string, Kept>();
  for (const snapshot of snapshots) {
    for await (const one of readList(snapshot, await readManifest(snapshot))) {
      if (!known.has(one.key)) known.set(one.key, one);
    }
  }
  return known;
}

async function versionOfProgram(): Promise<string> {
  return (JSON.parse(await readFile('package.json', 'utf8')) as { version: string }).version;
}
