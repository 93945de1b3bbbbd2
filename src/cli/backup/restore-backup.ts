import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from '@/core/db/pool';
import { env } from '@/core/env';
import { checkBackup } from './check-backup';
import { connect } from './dump-rows';
import { loadRows } from './load-rows';
import { findSnapshot, readManifest } from './manifest';
import { prepareSchema, refuseNewerBackup } from './prepare-schema';
import { putFiles, removeOthers } from './put-files';
import { hasPeople, isInUse, lockMigrations } from './queries';
import { takeSecret } from './secret';

export interface Restored {
  snapshot: string;
  made: string;
  rows: number;
  files: number;
  brought: number;
  /** A dry run: nothing was changed. */
  checked: boolean;
  lost: string[];
  warning: string | null;
}

interface Options {
  /** Replace an existing studio. */
  replace?: boolean;
  /** Read all of it, change nothing. */
  check?: boolean;
  log: (line: string) => void;
}

/**
 * Restores a backup: reads every byte of it first, then copies the files (without rows they are unused), then the rows
 * in one transaction, then the secret. After an interruption the same command completes it. Refuses a database with
 * user accounts, unless it is to be replaced, and one that is in use.
 */
export async function restoreBackup(from: string, { replace, check, log }: Options): Promise<Restored> {
  const place = await findSnapshot(from);
  const manifest = await readManifest(place.snapshot);
  const { snapshot, files } = place;
  refuseNewerBackup(manifest);
  const summary = {
    snapshot,
    made: manifest.made,
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    files: manifest.files,
    lost: manifest.lost,
  };
  if (check) {
    await checkBackup({ ...place, manifest }, log);
    return { ...summary, brought: 0, checked: true, warning: null };
  }
  const note = path.join(env().dataDir, 'restoring.json');
  const goingOn = existsSync(note) && readFileSync(note, 'utf8') === manifest.made;
  const sql = await connect('keepers restore');
  try {
    await refuseInUse(sql);
    if (!replace && !goingOn && (await hasPeople(sql)))
      throw new Error(
        'The database already has a studio. Nothing was changed. Restore into an empty installation, or add --replace to overwrite it with the backup.',
      );
    await checkBackup({ ...place, manifest }, log);
    writeFileSync(note, manifest.made, { mode: 0o600 });
    const brought = await putFiles(files, snapshot, manifest, log);
    await prepareSchema(sql, manifest);
    await lockMigrations(sql);
    await loadRows(sql, snapshot, manifest, log);
    const warning = await takeSecret(snapshot, manifest);
    await removeOthers(snapshot, manifest);
    rmSync(note, { force: true });
    return { ...summary, brought, checked: false, warning };
  } finally {
    await sql.end();
  }
}

/** A running process has in memory what is about to change. */
async function refuseInUse(sql: Sql): Promise<void> {
  if (await isInUse(sql))
    throw new Error('Keepers is running on this database. Nothing was changed. Stop it first.');
}
