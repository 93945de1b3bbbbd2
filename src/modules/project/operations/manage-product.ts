import { asSystem, inTransaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import type { EventRow } from '@/modules/access/queries';
import { holdProducts } from '@/modules/picks/queries/restored-picks';
import { holdProductRules } from '@/modules/project/queries/product-rows';
import { productSchema } from '@/modules/project/rules/product-rules';

const WHY = 'the caller may change products of this project';

/** Converts the wire's fields for extras to those of the row. */
function inRow(input: Values): Record<string, unknown> {
  const { extra_price, ...rest } = input;
  if (extra_price === undefined) return rest;
  const price = extra_price as { amount: number; currency: string } | null;
  return { ...rest, extra_amount: price?.amount ?? null, extra_currency: price?.currency ?? null };
}

/** Adds a product at the end of a project's, by the rules of its collection. Throws INVALID_INPUT. */
export async function createProduct(event: EventRow, input: unknown): Promise<{ id: string }> {
  const product = parseInput(productSchema, input);
  const { id } = await asSystem(WHY).create('products', {
    ...inRow(product),
    account: event.account_id,
    event: event.id,
  });
  return { id };
}

/**
 * Changes the given name or rules of a product, by the rules of `collections/products`. `seen` are base values: STALE
 * if another user changed one meanwhile. Throws NOT_FOUND, INVALID_INPUT.
 */
export async function changeProduct(
  event: EventRow,
  id: string,
  { seen = {}, ...input }: Values & { seen?: Values },
): Promise<void> {
  await inTransaction(async (tx) => {
    // Locked in the same order as picks do, before the row itself.
    if (input.among) await holdProducts(tx.sql, event.id);
    const current = await holdProductRules(tx.sql, event.id, id);
    if (!current) throw new KeepersError('NOT_FOUND');
    const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const wanted: Values = parseInput(productSchema, { ...current, ...sent });
    const write = requireNoConflict(
      Object.fromEntries(Object.keys(sent).map((field) => [field, wanted[field]])),
      seen,
      current,
    );
    if (Object.keys(write).length > 0) await asSystem(WHY, tx).update('products', id, inRow(write));
  });
}
