import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import { requireFresh, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { lockBrands } from '@/modules/account/brands/repo';
import {
  type BrandFields,
  brandSchema,
  decideBrandRemoval,
  decideNewBrand,
} from '@/modules/account/rules/brand';

const FIELDS = Object.keys(brandSchema.shape) as (keyof BrandFields)[];
const first = brandSchema.partial().required({ business_name: true });

/**
 * Gives an account one more brand, at the end. Two at once wait for each other, so that the limit holds. Throws
 * INVALID_INPUT, BRAND_LIMIT_REACHED.
 */
export async function createBrand(account: string, wish: unknown): Promise<{ id: string }> {
  const fields = parseInput(first, wish);
  const id = uuidv7();
  const given = FIELDS.filter((name) => fields[name] !== undefined);
  await transaction(async (sql) => {
    const brands = await lockBrands(sql, account);
    requireAllowed(decideNewBrand({ brands, limit: env().maxBrands }));
    await sql.query(
      `insert into brands (id, account_id, position, watermark_position, big_watermark, created_at, updated_at, ${given.join(', ')})
       select $1, $2, coalesce(max(position), -1) + 1, 'bottom_right', false, now(), now(), ${given.map((_name, i) => `$${i + 3}`).join(', ')}
         from brands where account_id = $2`,
      [id, account, ...given.map((name) => fields[name])],
    );
  });
  return { id };
}

/**
 * Changes what is sent of a brand's typed fields. `seen` are the values they had on the screen: a field that stands
 * otherwise now is not overwritten. Throws INVALID_INPUT, NOT_FOUND, STALE with what stands there.
 */
export async function changeBrand(id: string, wish: unknown, seen: Values): Promise<void> {
  const fields = parseInput(brandSchema.partial(), wish);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  await transaction(async (sql) => {
    const { rows } = await sql.query<Values>(
      `select ${FIELDS.join(', ')} from brands where id = $1 for update`,
      [id],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    const write = Object.entries(requireFresh(given, seen, rows[0]));
    if (write.length === 0) return;
    await sql.query(
      `update brands set ${write.map(([name], i) => `${name} = $${i + 2}`).join(', ')}, updated_at = now() where id = $1`,
      [id, ...write.map(([, value]) => value)],
    );
  });
}

/** Takes a brand away. Throws BRAND_IN_USE while a project uses it, BRAND_REQUIRED for the last one. */
export async function removeBrand({ id, account_id }: { id: string; account_id: string }): Promise<void> {
  await transaction(async (sql) => {
    const brands = await lockBrands(sql, account_id);
    // A project being made with it holds the row lightly: its brand waits here, and is counted.
    const { rowCount } = await sql.query('select 1 from brands where id = $1 for update', [id]);
    if (!rowCount) throw new KeepersError('NOT_FOUND');
    const { rows } = await sql.query<{ count: number }>(
      'select count(*)::int as count from events where brand_id = $1',
      [id],
    );
    requireAllowed(decideBrandRemoval({ brands, projects: rows[0]?.count ?? 0 }));
    const gone = await sql.query<{ name: string }>(
      'delete from brands where id = $1 returning business_name as name',
      [id],
    );
    await recordAudit(sql, 'brand.removed', { account: account_id, subject: gone.rows[0]?.name });
  });
}
