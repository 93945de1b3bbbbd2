import { pool, type Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { GalleryDesign } from '@/core/photo/gallery-design';

/** Returns how many projects an account's plan allows, null for any number. */
export async function readProjectLimit(sql: Sql, account: string): Promise<number | null> {
  const { rows } = await sql.query<{ limit: number | null }>(
    'select project_limit as limit from entitlements where account_id = $1',
    [account],
  );
  return rows[0]?.limit ?? null;
}

/** Counts an account's projects that its plan counts: not in the trash, not in the archive, not bought singly. */
export async function countProjects(sql: Sql, account: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from events e where e.account_id = $1 and e.deleted_at is null and e.archived_at is null
       and not exists (select 1 from extra_projects x where x.event_id = e.id)`,
    [account],
  );
  return rows[0]?.count ?? 0;
}

/** Whether a project was bought singly: the plan does not count it. */
export async function isExtra(sql: Sql, event: string): Promise<boolean> {
  const { rows } = await sql.query<{ extra: boolean }>(
    'select exists (select 1 from extra_projects where event_id = $1) as extra',
    [event],
  );
  return rows[0]?.extra ?? false;
}

/** Uses a single project that was paid for; false where none is left. */
export async function takeExtra(sql: Sql, account: string, event: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update extra_projects set event_id = $2 where id = (
       select id from extra_projects where account_id = $1 and event_id is null order by created_at, id limit 1 for update)`,
    [account, event],
  );
  return rowCount === 1;
}

/** What a new project of an account takes over: its first brand (null: it has none), language and time zone. */
export async function findDefaults(
  account: string,
): Promise<{ brand: string | null; locale: Locale; time_zone: string } | null> {
  const { rows } = await pool().query<{ brand: string | null; locale: Locale; time_zone: string }>(
    `select (select id from brands b where b.account_id = a.id order by b.position, b.id limit 1) as brand,
            a.locale::text as locale, a.time_zone from accounts a where a.id = $1`,
    [account],
  );
  return rows[0] ?? null;
}

/** The design a brand gives to new projects; null where the account has no such brand. */
export async function findBrandDesign(account: string, brand: string): Promise<GalleryDesign | null> {
  const { rows } = await pool().query<GalleryDesign>(
    `select layout::text as layout, layout_color::text as layout_color, cover_style::text as cover_style,
            type_pair::text as type_pair, spacing::text as spacing, cover_logo
       from brands where id::text = $1 and account_id = $2`,
    [brand, account],
  );
  return rows[0] ?? null;
}

/** Whether a brand is the account's. */
export async function ownsBrand(sql: Sql, account: string, brand: unknown): Promise<boolean> {
  const { rowCount } = await sql.query('select 1 from brands where id = $1 and account_id = $2', [
    brand,
    account,
  ]);
  return Boolean(rowCount);
}

/** Whether a text is the id of a brand of the account. */
export async function namesBrand(sql: Sql, account: string, text: string): Promise<boolean> {
  const { rowCount } = await sql.query('select 1 from brands where id::text = $1 and account_id = $2', [
    text,
    account,
  ]);
  return Boolean(rowCount);
}
