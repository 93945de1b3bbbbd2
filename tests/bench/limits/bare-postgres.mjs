// What the same Postgres can do with picks and nothing in between: `URL MODE PRODUCTS SECONDS`. MODE is `transaction` (lock,
// check, write, history, commit: a statement each, as ours) or `function` (the same in one call).
import pg from 'pg';

const LANES = 16;
const [url, mode, products, seconds] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 12 });

const SCHEMA = `
  create table if not exists bare_products (id int primary key, maxphotos int);
  create table if not exists bare_picks (product int, media int, primary key (product, media));
  create table if not exists bare_changes (id bigserial primary key, data jsonb, at timestamptz default now());
  create or replace function bare_toggle(p int, m int) returns int language plpgsql as $$
  declare n int;
  begin
    perform 1 from bare_products where id = p for update;
    select count(*) into n from bare_picks where product = p;
    delete from bare_picks where product = p and media = m;
    if not found then insert into bare_picks values (p, m); end if;
    insert into bare_changes (data) values (jsonb_build_object('product', p, 'media', m));
    return n;
  end $$;`;

async function prepare() {
  await pool.query(SCHEMA);
  await pool.query('truncate bare_products, bare_picks, bare_changes');
  await pool.query('insert into bare_products select n, null from generate_series(0, $1::int - 1) n', [
    products,
  ]);
}

const ask = (client, name, text, values) => client.query({ name, text, values });

async function toggle(product, media) {
  if (mode === 'function') return ask(pool, 'toggle', 'select bare_toggle($1, $2)', [product, media]);
  const client = await pool.connect();
  try {
    const both = [product, media];
    await client.query('begin');
    await ask(client, 'lock', 'select 1 from bare_products where id = $1 for update', [product]);
    const look = `select count(*)::int as count, bool_or(media = $2) as picked from bare_picks where product = $1`;
    const { rows } = await ask(client, 'look', look, both);
    if (rows[0].picked)
      await ask(client, 'take', 'delete from bare_picks where product = $1 and media = $2', both);
    else await ask(client, 'put', 'insert into bare_picks values ($1, $2)', both);
    await ask(client, 'record', 'insert into bare_changes (data) values ($1)', [{ product, media }]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

await prepare();
let done = 0;
const until = performance.now() + Number(seconds) * 1000;
const begun = performance.now();
await Promise.all(
  Array.from({ length: LANES }, async (_, lane) => {
    for (let i = 0; performance.now() < until; i++) {
      await toggle((lane + i) % Number(products), lane * 7 + (i % 7));
      done += 1;
    }
  }),
);
console.log(JSON.stringify({ perSecond: (done / (performance.now() - begun)) * 1000 }));
await pool.end();
