import type pg from 'pg';

/** A foreign key of one column to another table, with the column of the tenant if it has one. */
export interface TenantKey {
  name: string;
  child: string;
  column: string;
  parent: string;
  /** The second column: the child's and the parent's. Null where the key is a plain one. */
  tie: { child: string; parent: string } | null;
  onDelete: 'kept from going' | 'emptied' | 'goes along';
}

/** Every foreign key of our tables, as the database knows it. */
export async function readKeys(client: pg.Client): Promise<TenantKey[]> {
  const { rows } = await client.query<TenantKey>(
    `select c.conname as name, c.conrelid::regclass::text as child, a.attname as column,
            c.confrelid::regclass::text as parent,
            case when cardinality(c.conkey) = 2 then json_build_object('child', t.attname, 'parent', p.attname) end as tie,
            case c.confdeltype when 'n' then 'emptied' when 'c' then 'goes along' else 'kept from going' end as "onDelete"
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       left join pg_attribute t on t.attrelid = c.conrelid and t.attnum = c.conkey[2]
       left join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[2]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid::regclass::text not like 'payload%'
      order by 2, 3, 1`,
  );
  return rows;
}

/** The columns of every table by which a row belongs to a tenant. */
export async function readTenantColumns(client: pg.Client): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name::text as table, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'event_id') group by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
}

/**
 * Inserts a row past every key and trigger, with a value in each required column. Committed: for
 * a row of the same transaction PostgreSQL checks every key again.
 * @returns its id
 */
export async function plantRow(
  client: pg.Client,
  table: string,
  given: Record<string, string>,
): Promise<string> {
  const { rows: columns } = await client.query<{ name: string; value: string }>(
    `select a.attname as name, case
         when t.typcategory = 'A' then '''{}'''
         when t.typtype = 'e' then format('enum_first(null::%s)', t.oid::regtype)
         when t.typname = 'uuid' then 'gen_random_uuid()'
         when t.typname in ('text', 'varchar') then 'md5(random()::text)'
         when t.typname = 'timestamptz' then 'now()'
         when t.typname = 'jsonb' then '''{}''::jsonb'
         else '1' end as value
       from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef
        and a.attgenerated = '' and not a.attname = any($2)`,
    [table, Object.keys(given)],
  );
  const names = [...columns.map(({ name }) => name), ...Object.keys(given)].map((name) => `"${name}"`);
  const values = [...columns.map(({ value }) => value), ...Object.keys(given).map((_, i) => `$${i + 1}`)];
  await client.query(`set session_replication_role = 'replica'`);
  const { rows } = await client.query<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${values.join(', ')}) returning id`,
    Object.values(given),
  );
  await client.query(`set session_replication_role = 'origin'`);
  return rows[0]?.id ?? '';
}
