import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { sqlOf } from '@/core/db/local-api';
import type { Sql } from '@/core/db/pool';
import { type FieldProblem, KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { holdProducts } from '@/modules/picks/queries/restored-picks';
import { leadsRound } from '@/modules/picks/rules/selection-cascade';
import { productSchema } from '@/modules/project/rules/product-rules';
import { isUuid } from '@/modules/records/field-rules';
import { trashMove } from '@/modules/records/rule-trash';
import { countPicksOutside, listCascades, nextProductPosition, projectOfProduct } from './queries';

const wrong = (field: string, problem: FieldProblem) =>
  new KeepersError('INVALID_INPUT', {}, { [field]: problem });

/**
 * Locks a project's products in the order of picks, so that no pick is written between a cascade's check and its
 * start.
 */
export const holdCascade: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: { among?: unknown; event?: unknown } };
  if (!data?.among || (operation !== 'update' && operation !== 'create')) return;
  const sql = await sqlOf(req);
  if (operation === 'create') {
    if (isUuid(data.event)) await holdProducts(sql, data.event);
    return;
  }
  if (!isUuid(id)) return;
  const event = await projectOfProduct(sql, id);
  if (event) await holdProducts(sql, event);
};

/**
 * Checks that a product's picks may be chosen among another's: of the same project, no cycle, and no existing pick
 * that the other lacks.
 */
async function requireAmong(sql: Sql, event: string, id: string | null, among: string): Promise<void> {
  const rows = await listCascades(sql, event);
  if (!rows.some((row) => row.id === among)) throw wrong('among', 'invalid');
  if (!id) return;
  if (leadsRound(rows, id, among)) throw wrong('among', 'leads_round');
  const count = await countPicksOutside(sql, id, among);
  if (count > 0) throw wrong('among', { code: 'picks_outside', params: { count } });
}

/** Maps a product's row to the names of its rules: the price of extras is one value, not a number and a currency. */
function inRules(row: Record<string, unknown>) {
  const {
    name,
    minphotos,
    maxphotos,
    extra_amount,
    extra_currency,
    opens_on,
    closes_on,
    among,
    from_favourites,
  } = row;
  const price =
    extra_amount == null && extra_currency == null
      ? null
      : { amount: extra_amount, currency: extra_currency };
  return {
    name,
    minphotos: minphotos ?? null,
    maxphotos: maxphotos ?? null,
    extra_price: price,
    opens_on: opens_on || null,
    closes_on: closes_on || null,
    among: among ?? null,
    from_favourites: from_favourites ?? false,
  };
}

/**
 * Validates all rules of a product together (`productSchema`), and puts a new one at the end of the project. Picks
 * beyond a lowered limit stay; no more can be added. Throws INVALID_INPUT with the fields.
 */
export const checkProduct: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  // The trash changes nothing else, and must accept and restore an old row that newer rules would refuse.
  if (trashMove(data, originalDoc)) return data;
  const { extra_price, ...rules } = parseInput(productSchema, inRules({ ...originalDoc, ...data }));
  const event = (originalDoc?.event ?? data.event) as string | undefined;
  if (!event) return data;
  const sql = await sqlOf(req);
  if (rules.among && rules.among !== originalDoc?.among)
    await requireAmong(sql, event, originalDoc?.id ?? null, rules.among);
  const row = {
    ...data,
    ...rules,
    extra_amount: extra_price?.amount ?? null,
    extra_currency: extra_price?.currency ?? null,
  };
  if (operation !== 'create') return row;
  return { ...row, position: await nextProductPosition(sql, event) };
};

/** Records deletion (with the picks) and restoring in the account's history. */
export const recordProduct: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const move = trashMove(doc, previousDoc);
  if (!move) return;
  await recordAudit(await sqlOf(req), `product.${move}`, {
    account: doc.account,
    event: doc.event,
    subject: doc.name,
  });
};
