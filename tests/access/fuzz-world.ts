import pg from 'pg';
import type { TestApp } from '../helpers/test-app';
import { makeWorld, type World } from './world';

/** A world that can be put back as it was, so that no input of a fuzz ends the world of the next. */
export interface FuzzWorld {
  world: World;
  /** Restores every row: removes inserted ones, restores changed and deleted ones. */
  reset: () => Promise<void>;
  /** Forgets counted tries and rates, so that inputs are not all answered with 429. */
  forgetTries: () => Promise<void>;
}

const name = (text: unknown) => `"${String(text)}"`;

/** Creates the world and copies all its rows to a schema of their own. */
export async function makeFuzzWorld(app: TestApp): Promise<FuzzWorld> {
  const world = await makeWorld(app);
  // One connection for the whole run, so that the statements are planned once.
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  app.atEnd(() => client.end());
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      group by c.table_name`,
  );
  // Most requests write to few tables: those that a statement has touched are restored.
  await client.query(`create schema fuzz_before;
    create unlogged table fuzz_before._touched (name text not null);
    create table fuzz_before._restores (name text primary key, statements text not null);
    create function fuzz_before.touch() returns trigger language plpgsql as $touch$
      begin insert into fuzz_before._touched values (tg_table_name); return null; end $touch$`);
  for (const { table, columns } of tables) {
    const list = columns.map(name).join(', ');
    await client.query(
      `create table fuzz_before.${name(table)} as select ${list} from public.${name(table)}`,
    );
    await client.query('insert into fuzz_before._restores values ($1, $2)', [
      table,
      `delete from public.${name(table)};
       insert into public.${name(table)} (${list}) overriding system value select ${list} from fuzz_before.${name(table)};`,
    ]);
    await client.query(
      `create trigger fuzz_touch after insert or update or delete or truncate on public.${name(table)}
         for each statement execute function fuzz_before.touch()`,
    );
  }
  // Neither triggers nor foreign keys: the rows were consistent when they were remembered.
  await client.query(`create function fuzz_before.restore() returns void language plpgsql
    set session_replication_role = replica as $restore$
    declare restore text;
    begin
      for restore in
        with touched as (delete from fuzz_before._touched returning name)
        select statements from fuzz_before._restores where name in (select name from touched)
      loop execute restore; end loop;
    end $restore$`);
  return {
    world,
    reset: async () => void (await client.query('select fuzz_before.restore()')),
    forgetTries: async () => void (await client.query('delete from tries; delete from rates;')),
  };
}
