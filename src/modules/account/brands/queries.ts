import type { WatermarkPosition } from '@media/rules/watermark';
import { pool, type Sql } from '@/core/db/pool';
import type { Values } from '@/core/errors/keep-changes';
import { lockAccount } from '@/modules/account/queries/account-repo';
import { brandChangeSchema } from '@/modules/account/rules/brand';

/** A brand with all stored fields. */
export interface BrandRow {
  id: string;
  account_id: string;
  business_name: string;
  business_description: string | null;
  website_domain: string | null;
  facebook_page_url: string | null;
  accent_color: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  sender_name: string | null;
  embed_sites: string | null;
  logo: string | null;
  mark: {
    image: string | null;
    width: number | null;
    height: number | null;
    position: WatermarkPosition;
    big: boolean;
  };
  /** Projects that use it, including those in the trash. */
  projects: number;
  /** Those that are not in the trash. */
  shown: number;
}

const SELECT = `select b.id, b.account_id, b.business_name, b.business_description, b.website_domain, b.facebook_page_url,
  b.accent_color, b.contact_email, b.contact_phone, b.sender_name, b.embed_sites, 
  (select l.sha256 from assets l where l.id = b.logo_id) as logo,
  json_build_object('image', b.watermark_sha256, 'width', b.watermark_width::int, 'height', b.watermark_height::int,
    'position', b.watermark_position, 'big', b.big_watermark) as mark,
  (select count(*)::int from events e where e.brand_id = b.id) as projects,
  (select count(*)::int from events e where e.brand_id = b.id and e.deleted_at is null) as shown
  from brands b`;

/** Returns a brand, or null. */
export async function findBrandRow(id: string): Promise<BrandRow | null> {
  const { rows } = await pool().query<BrandRow>({
    name: 'brand',
    text: `${SELECT} where b.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Returns an account's brands in their order. */
export async function listBrands(account: string): Promise<BrandRow[]> {
  const { rows } = await pool().query<BrandRow>({
    name: 'brands',
    text: `${SELECT} where b.account_id = $1 order by b.position, b.id`,
    values: [account],
  });
  return rows;
}

/** Gives a brand the asset that is its logo, or (null) takes it away. */
export async function writeLogo(sql: Sql, brand: string, asset: string | null): Promise<void> {
  await sql.query('update brands set logo_id = $2, updated_at = now() where id = $1', [brand, asset]);
}

/** Locks the account for adding and removing brands until the transaction ends; returns how many brands it has. */
export async function lockBrands(sql: Sql, account: string): Promise<number> {
  await lockAccount(sql, account);
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from brands where account_id = $1',
    [account],
  );
  return rows[0]?.count ?? 0;
}

const FIELDS = Object.keys(brandChangeSchema.shape);

/** Locks a brand for a change; returns its fields, null where it is gone. */
export async function holdBrandFields(sql: Sql, id: string): Promise<Values | null> {
  const { rows } = await sql.query<Values>(
    `select ${FIELDS.join(', ')} from brands where id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Locks a brand for its removal; false where it is gone. */
export async function lockBrand(sql: Sql, id: string): Promise<boolean> {
  const { rowCount } = await sql.query('select 1 from brands where id = $1 for update', [id]);
  return Boolean(rowCount);
}
