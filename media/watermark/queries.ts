import type { WatermarkPosition } from '@media/rules/watermark';
import { pool, type Sql } from '@/core/db/pool';

/** A brand with its watermark, if it has one. */
export interface BrandMark {
  brand: string;
  name: string;
  account_id: string;
  /** The asset that is its picture. */
  asset: string | null;
  sha256: string | null;
  width: number | null;
  height: number | null;
  position: WatermarkPosition;
  big: boolean;
}

const COLUMNS = `b.id as brand, b.business_name as name, b.account_id, b.watermark_id as asset,
  b.watermark_sha256 as sha256,
  b.watermark_width::int as width, b.watermark_height::int as height,
  b.watermark_position::text as position, b.big_watermark as big`;

/** The brand of a project and its watermark; null where the project has no brand. */
export async function findBrandMark(eventId: string): Promise<BrandMark | null> {
  const { rows } = await pool().query<BrandMark>(
    `select ${COLUMNS} from brands b join events e on e.brand_id = b.id where e.id = $1`,
    [eventId],
  );
  return rows[0] ?? null;
}

/** A brand and its watermark by the brand's id; `lock`: until the transaction ends. */
export async function findMarkOfBrand(
  id: string,
  { sql = pool(), lock = false }: { sql?: Sql; lock?: boolean } = {},
): Promise<BrandMark | null> {
  const { rows } = await sql.query<BrandMark>(
    lock
      ? `select ${COLUMNS} from brands b where b.id = $1 for no key update`
      : `select ${COLUMNS} from brands b where b.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The brand without a watermark of a project that wants one (its photographs are shown without), or null. */
export async function brandWithoutMark(eventId: string): Promise<string | null> {
  const { rows } = await pool().query<{ id: string }>(
    `select b.id from events e join brands b on b.id = e.brand_id
      where e.id = $1 and e.add_watermark and b.watermark_sha256 is null`,
    [eventId],
  );
  return rows[0]?.id ?? null;
}

/** Writes a brand's watermark. The database's triggers do the rest: new pictures are enqueued, the old ones refused. */
export async function writeBrandMark(sql: Sql, mark: BrandMark): Promise<void> {
  await sql.query(
    `update brands set watermark_id = $2, watermark_sha256 = $3, watermark_width = $4, watermark_height = $5,
       watermark_position = $6, big_watermark = $7, updated_at = now() where id = $1`,
    [mark.brand, mark.asset, mark.sha256, mark.width, mark.height, mark.position, mark.big],
  );
}

/** The projects of a brand whose photographs have its watermark. */
export async function listMarkedProjects(sql: Sql, brandId: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from events where brand_id = $1 and add_watermark and deleted_at is null order by id',
    [brandId],
  );
  return rows.map((row) => row.id);
}

/** A brand's watermark as its row has it. */
export interface WatermarkFacts {
  account_id: string;
  sha256: string;
  width: number;
  height: number;
  position: WatermarkPosition;
  big: boolean;
}

/** SQL: a project's watermark as JSON, null where it wants none or its brand has none. `e` is the event's row. */
export const WATERMARK_FACTS = `case when e.add_watermark then (select json_build_object('account_id', b.account_id,
  'sha256', b.watermark_sha256, 'width', b.watermark_width, 'height', b.watermark_height,
  'position', b.watermark_position, 'big', b.big_watermark) from brands b where b.id = e.brand_id and b.watermark_sha256 is not null) end`;

/** A project's rendition key and watermark; null where the project is gone. */
export async function findWatermark(
  eventId: string,
): Promise<{ mark: string | null; facts: WatermarkFacts | null } | null> {
  const { rows } = await pool().query<{ mark: string | null; facts: WatermarkFacts | null }>(
    `select e.watermark_mark as mark, ${WATERMARK_FACTS} as facts from events e where e.id = $1`,
    [eventId],
  );
  return rows[0] ?? null;
}
