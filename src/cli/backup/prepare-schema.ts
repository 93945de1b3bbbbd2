import { isOlder } from '@/core/db/check-schema';
import { MIGRATIONS } from '@/core/db/migration-names';
import type { Sql } from '@/core/db/pool';
import type { Manifest } from './manifest';
import { dropEverything, listMigrations } from './queries';

/** @throws Error where a newer version made the backup, or one that this version cannot upgrade from */
export function refuseNewerBackup({ migrations: made, program }: Manifest): void {
  const known = new Set(MIGRATIONS);
  const unknown = made.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  if (unknown.every(isOlder))
    throw new Error(
      `The backup was made by a Keepers that this version cannot upgrade (${program}, with ${unknown.at(-1)}). Nothing was changed. Restore it with its own version.`,
    );
  throw new Error(
    `The backup was made by a newer Keepers (${program}, with ${unknown.join(', ')}). Nothing was changed. Install that version first.`,
  );
}

/** Makes the database's tables those of the backup's version: keeps them where they match, else recreates them. */
export async function prepareSchema(sql: Sql, { migrations: made }: Manifest): Promise<void> {
  const here = await listMigrations(sql);
  if (here.join() === [...made].sort().join()) return;
  if (here.length > 0) await dropEverything(sql);
  const { migrateDatabase } = await import('@/core/db/migrate');
  const { jobs } = await import('@/registry/jobs');
  const { features } = await import('@/registry/server');
  await migrateDatabase([...jobs, ...features.flatMap((feature) => feature.jobs)], made);
}
