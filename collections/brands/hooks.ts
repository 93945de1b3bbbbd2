import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { sqlOf } from '@/core/db/local-api';
import { env } from '@/core/env';
import { requireAllowed } from '@/core/errors/decision';
import { parseInput } from '@/core/errors/zod-problems';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { lockBrands } from '@/modules/account/brands/repo';
import { brandSchema, decideBrandRemoval, decideNewBrand } from '@/modules/account/rules/brand';
import { isUuid } from '@/modules/records/field-rules';

const typed = brandSchema.partial();
const first = typed.required({ business_name: true });
const NAMES = Object.keys(brandSchema.shape);

/** Those who remove brands of an account wait for each other, before (`holdRow`) the brand itself is held. */
export const holdBrands: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: unknown };
  if (operation !== 'delete' || !isUuid(id)) return;
  const sql = await sqlOf(req);
  const { rows } = await sql.query<{ account: string }>(
    'select account_id as account from brands where id = $1',
    [id],
  );
  if (rows[0]) await lockBrands(sql, rows[0].account);
};

/**
 * Reads a brand's typed fields as people type them (`https://Studio.com/about` is `studio.com`), before their rules are
 * checked. Throws INVALID_INPUT.
 */
export const readBrand: CollectionBeforeValidateHook = ({ data = {}, originalDoc, operation }) => {
  // Payload merges what is stored into `data`: only what changes is read again.
  const given = Object.entries(data).filter(
    ([name, value]) => NAMES.includes(name) && value !== originalDoc?.[name],
  );
  return { ...data, ...parseInput(operation === 'create' ? first : typed, Object.fromEntries(given)) };
};

/** As many brands as the installation allows, each new one at the end. Throws BRAND_LIMIT_REACHED. */
export const checkBrand: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || typeof data.account !== 'string') return data;
  const sql = await sqlOf(req);
  requireAllowed(decideNewBrand({ brands: await lockBrands(sql, data.account), limit: env().maxBrands }));
  const { rows } = await sql.query<{ next: number }>(
    'select coalesce(max(position), -1)::int + 1 as next from brands where account_id = $1',
    [data.account],
  );
  return { ...data, position: rows[0]?.next ?? 0 };
};

/**
 * A brand is deleted for good, and the history says so. Throws BRAND_IN_USE while a project uses it (the trash keeps
 * projects too), BRAND_REQUIRED for the account's last one.
 */
export const checkRemoval: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const sql = await sqlOf(req);
  // A project being made with it holds the row lightly: its brand waits here, and is counted.
  const { rows } = await sql.query<{ account: string; name: string }>(
    'select account_id as account, business_name as name from brands where id = $1 for update',
    [id],
  );
  const [brand] = rows;
  if (!brand) return;
  const brands = await lockBrands(sql, brand.account);
  const used = await sql.query<{ count: number }>(
    'select count(*)::int as count from events where brand_id = $1',
    [id],
  );
  requireAllowed(decideBrandRemoval({ brands, projects: used.rows[0]?.count ?? 0 }));
  await recordAudit(sql, 'brand.removed', { account: brand.account, subject: brand.name });
};
