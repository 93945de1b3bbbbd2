import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dropDatabase, ensureDatabase } from '@/core/db/embedded';
import { query } from './query';
import type { TestApp } from './test-app';

let targets = 0;

/** Another machine: a database without rows (`empty`: without tables), an empty data folder, a secret of its own. */
export async function makeTarget(app: TestApp, place: string, { empty = false } = {}) {
  targets += 1;
  const name = `keepers_restored_${process.pid}_${targets}`;
  const url = new URL(app.databaseUrl);
  const admin = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const template = new URL(process.env.TEST_DATABASE_URL ?? '').pathname.slice(1);
  await ensureDatabase(admin, name, empty ? undefined : template);
  app.atEnd(() => dropDatabase(admin, name));
  const dataDir = path.join(place, name);
  const env: NodeJS.ProcessEnv = { ...app.env, DATABASE_URL: databaseUrl, KEEPERS_DATA: dataDir };
  delete env.KEEPERS_SECRET;
  return { databaseUrl, dataDir, env };
}

/** Every row of every table as PostgreSQL writes it, without the queue's own bookkeeping. */
export async function dump(databaseUrl: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    databaseUrl,
    `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
       and c.relnamespace::regnamespace::text in ('public', 'pgboss')
       and not (c.relnamespace = to_regnamespace('pgboss') and c.relname in ('version', 'queue_stats', 'warning', 'bam'))
     order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(databaseUrl, `select t::text as row from ${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** The sha256 of each file in a storage's folder; halves a killed process left have names no key has. */
export function hashes(dataDir: string): Record<string, string> {
  const root = path.join(dataDir, 'storage');
  const files = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const found = files
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    found
      .sort()
      .map((file) => [
        path.relative(root, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** The secret of an installation. */
export const secretOf = (dataDir: string): string =>
  JSON.parse(readFileSync(path.join(dataDir, 'settings.json'), 'utf8')).KEEPERS_SECRET;

/** Names of a backup's snapshots, oldest first. */
export const snapshotsOf = (folder: string): string[] => readdirSync(path.join(folder, 'snapshots')).sort();

/** Absolute paths of a backup's photographs. */
export const filesOf = (folder: string): string[] =>
  readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
