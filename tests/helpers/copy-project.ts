import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';

/** All rows of a project, by table, as JSON, just after the product's own code had made it. */
export interface Pattern {
  /** What the rows were made from: the studio's account and brands. */
  from: string;
  rows: Record<string, Record<string, unknown>[]>;
}

interface Shape {
  /** Selects the rows of project `$1`: `table`, `rows`. */
  read: string;
  /** The columns of each table that a copy sets: all but those that the database makes. */
  columns: Record<string, string[]>;
}

const SHAPE = Symbol.for('keepers tests: shape of a project');
const held = globalThis as { [SHAPE]?: Shape };

/** Finds the tables with rows of a project: its own, and each that refers to it. Once for a process: every file has the same. */
async function shape(): Promise<Shape> {
  if (held[SHAPE]) return held[SHAPE];
  const { rows } = await pool().query<{ table: string; column: string; columns: string[] }>(`
    with owned as (
      select 'events'::regclass as id, 'id' as key
      union
      select c.conrelid, a.attname from pg_constraint c
        join unnest(c.conkey, c.confkey) as k (here, there) on true
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.here
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.there and b.attname = 'id'
       where c.contype = 'f' and c.confrelid = 'events'::regclass)
    select o.id::regclass::text as table, (array_agg(o.key order by o.key in ('id', 'event_id') desc))[1] as column,
           (select array_agg(quote_ident(a.attname)) from pg_attribute a
              left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
             where a.attrelid = o.id and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
               and a.attidentity = '' and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval%') as columns
      from owned o group by o.id`);
  const read = rows
    .map(
      ({ table, column }) =>
        `select '${table}' as table, to_jsonb(t) as row from ${table} t where "${column}" = $1`,
    )
    .join(' union all ');
  held[SHAPE] = {
    read: `select "table", jsonb_agg(row) as rows from (${read}) r group by "table"`,
    columns: Object.fromEntries(rows.map(({ table, columns }) => [table, columns])),
  };
  return held[SHAPE];
}

/** What a new project takes from its studio. */
async function studioOf(account: string): Promise<string> {
  const { rows } = await pool().query<{ hash: string }>(
    `select md5(concat(to_jsonb(a)::text, (select jsonb_agg(to_jsonb(b) order by b.id) from brands b where b.account_id = a.id)))
       as hash from accounts a where a.id = $1`,
    [account],
  );
  return rows[0]?.hash ?? '';
}

/** Reads a project that was just made, to copy it. */
export async function readPattern(account: string, project: string): Promise<Pattern> {
  const [from, { rows }] = await Promise.all([
    studioOf(account),
    pool().query<{ table: string; rows: Record<string, unknown>[] }>((await shape()).read, [project]),
  ]);
  return { from, rows: Object.fromEntries(rows.map(({ table, rows: found }) => [table, found])) };
}

/**
 * Stores the rows of a pattern again, as a project of its own: with other ids, these values, made now, and without
 * history or events. Returns the new id of each row by the one it had; null where the studio has changed since, so that
 * a new project of it would differ.
 */
export async function copyProject(
  pattern: Pattern,
  account: string,
  project: { name: string; code: string; unique_id: string; address: string | undefined },
): Promise<Map<string, string> | null> {
  if ((await studioOf(account)) !== pattern.from) return null;
  const ids = new Map<string, string>();
  for (const rows of Object.values(pattern.rows))
    for (const { id } of rows) if (typeof id === 'string') ids.set(id, uuidv7());
  const now = new Date().toISOString();
  const former = pattern.rows.events?.[0]?.name;
  const copied = Object.fromEntries(
    Object.entries(pattern.rows).map(([table, rows]) => [
      table,
      rows.map((row) => {
        const made = { ...row };
        for (const [column, value] of Object.entries(row)) {
          if (typeof value === 'string' && ids.has(value)) made[column] = ids.get(value);
          if (value && /^(created|updated|published)_at$/.test(column)) made[column] = now;
        }
        // The first gallery has the project's name.
        if (table === 'galleries' && row.name === former) made.name = project.name;
        return table === 'events' ? { ...made, ...project } : made;
      }),
    ]),
  );
  const { columns } = await shape();
  const steps = Object.keys(copied).map((table, nr) => {
    const names = columns[table]?.join(', ');
    return `s${nr} as (insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb -> '${table}') on conflict do nothing)`;
  });
  await pool().query(`with ${steps.join(', ')} select 1`, [JSON.stringify(copied)]);
  return ids;
}
