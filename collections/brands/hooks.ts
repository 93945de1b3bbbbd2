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
import { lockBrands } from '@/modules/account/brands/queries';
import { brandChangeSchema, decideBrandRemoval, decideNewBrand } from '@/modules/account/rules/brand';
import { isUuid } from '@/modules/records/field-rules';
import { accountOfBrand, countProjectsOf, holdBrandOwner, nextBrandPosition } from './queries';

const typed = brandChangeSchema;
const first = typed.required({ business_name: true });
const NAMES = Object.keys(brandChangeSchema.shape);

/** Serializes removals of an account's brands, before the brand itself is locked (`holdRow`). */
export const holdBrands: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: unknown };
  if (operation !== 'delete' || !isUuid(id)) return;
  const sql = await sqlOf(req);
  const account = await accountOfBrand(sql, id);
  if (account) await lockBrands(sql, account);
};

/**
 * Normalizes a brand's typed fields (`https://Studio.com/about` becomes `studio.com`) before validation. Throws
 * INVALID_INPUT.
 */
export const readBrand: CollectionBeforeValidateHook = ({ data = {}, originalDoc, operation }) => {
  // Payload merges the stored row into `data`: validate only changed fields.
  const given = Object.entries(data).filter(
    ([name, value]) => NAMES.includes(name) && value !== originalDoc?.[name],
  );
  return { ...data, ...parseInput(operation === 'create' ? first : typed, Object.fromEntries(given)) };
};

/**
 * Limits the number of brands to the installation's maximum, and puts a new one at the end. Throws
 * BRAND_LIMIT_REACHED.
 */
export const checkBrand: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || typeof data.account !== 'string') return data;
  const sql = await sqlOf(req);
  requireAllowed(decideNewBrand({ brands: await lockBrands(sql, data.account), limit: env().maxBrands }));
  return { ...data, position: await nextBrandPosition(sql, data.account) };
};

/**
 * Checks the removal of a brand and records it in the history. Throws BRAND_IN_USE while a project uses it (in the
 * trash, too), BRAND_REQUIRED for the account's last one.
 */
export const checkRemoval: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const sql = await sqlOf(req);
  // The exclusive lock waits for a project being created with this brand, which is then counted.
  const brand = await holdBrandOwner(sql, String(id));
  if (!brand) return;
  const brands = await lockBrands(sql, brand.account);
  requireAllowed(decideBrandRemoval({ brands, projects: await countProjectsOf(sql, String(id)) }));
  await recordAudit(sql, 'brand.removed', { account: brand.account, subject: brand.name });
};
