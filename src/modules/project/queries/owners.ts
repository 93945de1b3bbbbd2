import { pool, type Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { GalleryDesign } from '@/core/photo/gallery-design';

/** Locks an account's subscription; returns how many projects its plan allows, null for any number. */
export async function holdProjectLimit(sql: Sql, account: string): Promise<number | null> {
  const { rows } = await sql.query<{ limit: number | null }>(
    'select project_limit::int as limit from subscriptions where account_id = $1 order by created_at desc limit 1 for update',
    [account],
  );
  return rows[0]?.limit ?? null;
}

/** Counts an account's projects that its plan counts: neither in the trash nor in the archive. */
export async function countProjects(sql: Sql, account: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from events where account_id = $1 and deleted_at is null and archived_at is null',
    [account],
  );
  return rows[0]?.count ?? 0;
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
