import pg from 'pg';
import type { TestApp } from './open-test-app';

const PHOTOS_EACH = 500;
const PROJECTS_A_STEP = 200;

/** `$1` projects of another studio's, each with a gallery of 500 photographs, two products and 100 picks. */
const STEP = `
  with made as (
    insert into events (id, account_id, brand_id, name, code, unique_id, published_at, created_at, updated_at)
    select uuidv7(), b.account_id, b.id, 'Filler', 'FILL' || replace(uuidv7()::text, '-', ''), uuidv7()::text, now(), now(), now()
      from generate_series(1, $1::int), (select id, account_id from brands order by id limit 1) b
    returning id, account_id),
  rooms as (
    insert into galleries (id, account_id, event_id, name, position)
    select uuidv7(), account_id, id, 'Photographs', 0 from made returning id, account_id, event_id),
  choices as (
    insert into products (id, account_id, event_id, name, maxphotos, position)
    select uuidv7(), account_id, id, 'Album', 100, n from made, generate_series(0, 1) n returning id, event_id, position),
  photos as (
    insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, bytes, format, state, width, height,
      version, thumbnails_ready, position, captured_at, uploaded_at)
    select uuidv7(), account_id, event_id, id, 'IMG_' || n || '.JPG', 'img_' || lpad(n::text, 12, '0') || '.jpg',
      md5(id::text || n) || md5(n || id::text), 5000000, 'jpeg', 'ready', 3500, 2333, 'v1', true, n,
      '2026-06-01T12:00:00', now()
      from rooms, generate_series(1, ${PHOTOS_EACH}) n returning id, account_id, event_id, position),
  picks as (
    insert into product_medias (id, account_id, event_id, product_id, media_id, picked_by)
    select uuidv7(), p.account_id, p.event_id, c.id, p.id, 'Filler'
      from photos p join choices c on c.event_id = p.event_id and c.position = 0 where p.position <= 100
    returning event_id, product_id, media_id)
  insert into event_changes (event_id, kind, data)
  select event_id, 'pick', jsonb_build_object('product', product_id, 'media', media_id, 'selected', true) from picks`;

/** Fills the database up to about `total` photographs, in projects that are never opened, with triggers and references off. */
export async function fillDatabase(app: TestApp, total: number): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    const { rows } = await client.query('select count(*)::int as count from media');
    let projects = Math.ceil((total - rows[0].count) / PHOTOS_EACH);
    for (; projects > 0; projects -= PROJECTS_A_STEP)
      await client.query(STEP, [Math.min(projects, PROJECTS_A_STEP)]);
    // As autovacuum would have by the time so many are there.
    for (const table of ['media', 'events', 'galleries', 'products', 'product_medias', 'event_changes'])
      await client.query(`vacuum (analyze) ${table}`);
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
