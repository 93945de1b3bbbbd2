import { CURRENCIES } from '@plugins/kit/internal';
import { KeepersError } from '@plugins/kit/server';
import { uuidv7 } from '@plugins/kit/server/database';
import { dayIsOver, parseInput, sqlOf, trashMove } from '@plugins/kit/server/internal-rules';
import type { CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';
import { countProducts, nextPosition } from './queries/catalog';
import { COUPON_FIELDS, couponSchema } from './rules/coupon';
import { type DeliveryWay, deliverySchema } from './rules/delivery';
import { PRODUCT_FIELDS, productSchema } from './rules/product';

/** Products of one price list. */
const PRODUCTS_MOST = 200;

/** The named fields of a row; empty ones are left to the schema's defaults. */
const chosen = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(
    names.filter((name) => row[name] !== undefined && row[name] !== '').map((name) => [name, row[name]]),
  );

const listSchema = z.object({
  name: z.string().trim().min(1).max(200),
  currency: z.enum(CURRENCIES),
  tax_rate: z.int().min(0).max(10_000).default(0),
  delivery: deliverySchema.nullish().transform((ways) => ways ?? []),
});

/**
 * Validates a price list, and gives new ways of delivery their ids. Throws INVALID_INPUT with the fields, also for ids
 * that are not of this list.
 */
export const checkList: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const names = ['name', 'currency', 'tax_rate', 'delivery'];
  const { delivery, ...rules } = parseInput(listSchema, chosen({ ...originalDoc, ...data }, names));
  const known = ((originalDoc?.delivery ?? []) as DeliveryWay[]).map(({ id }) => id);
  const foreign = delivery.findIndex(({ id }) => id !== undefined && !known.includes(id));
  if (foreign >= 0) throw new KeepersError('INVALID_INPUT', {}, { [`delivery.${foreign}.id`]: 'invalid' });
  return { ...data, ...rules, delivery: delivery.map((way) => ({ ...way, id: way.id ?? uuidv7() })) };
};

/** Validates all rules of a product, and puts a new one at the end of its list. Throws INVALID_INPUT with the fields. */
export const checkShopProduct: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (trashMove(data, originalDoc)) return data;
  const rules = parseInput(productSchema, chosen({ ...originalDoc, ...data }, PRODUCT_FIELDS));
  const list = (originalDoc?.list ?? data.list) as string | undefined;
  if (operation !== 'create' || !list) return { ...data, ...rules };
  const sql = await sqlOf(req);
  if ((await countProducts(sql, list)) >= PRODUCTS_MOST)
    throw new KeepersError('INVALID_INPUT', {}, { base: 'invalid' });
  return { ...data, ...rules, position: await nextPosition(sql, list) };
};

/** Validates a coupon. Throws INVALID_INPUT with the fields. */
export const checkCoupon: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (trashMove(data, originalDoc)) return data;
  const rules = parseInput(couponSchema, chosen({ ...originalDoc, ...data }, COUPON_FIELDS));
  if (rules.ends_on && rules.ends_on !== originalDoc?.ends_on && dayIsOver(rules.ends_on))
    throw new KeepersError('INVALID_INPUT', {}, { ends_on: 'in_past' });
  return { ...data, ...rules };
};
