import { isOlder } from '@/core/db/check-schema';
import { MIGRATIONS } from '@/core/db/migration-names';
import type { Sql } from '@/core/db/pool';
import { listMigrations } from './database-shape';
import type { Manifest } from './manifest';

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
  const { startPayload } = await import('@/core/db/start-payload');
  await startPayload();
  await migrateDatabase([...jobs, ...features.flatMap((feature) => feature.jobs)], made);
}

/** Drops our tables, types and functions, and the queue's; leaves the schema and the extensions' objects. */
async function dropEverything(sql: Sql): Promise<void> {
  await sql.query(`do $$
    declare one record;
    begin
      drop schema if exists pgboss cascade;
      for one in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      loop execute format('drop table if exists %s cascade', one.name); end loop;
      for one in select t.oid::regtype as name from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
          and not exists (select 1 from pg_depend d where d.objid = t.oid and d.deptype = 'e')
      loop execute format('drop type if exists %s cascade', one.name); end loop;
      for one in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop execute format('drop routine if exists %s cascade', one.name); end loop;
    end $$`);
}
