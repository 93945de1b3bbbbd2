import { asSystem, inTransaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { holdBrandFields, lockBrand, lockBrands } from '@/modules/account/brands/queries';
import { brandChangeSchema } from '@/modules/account/rules/brand';

const WHY = 'the caller may change brands of this account';
const first = brandChangeSchema.required({ business_name: true });

/**
 * Adds a brand to an account, as the last one, by the rules of `collections/brands`. Concurrent calls are serialized,
 * so that the limit holds. Throws INVALID_INPUT, BRAND_LIMIT_REACHED.
 */
export async function createBrand(account: string, input: unknown): Promise<{ id: string }> {
  const { id } = await asSystem(WHY).create('brands', { ...parseInput(first, input), account });
  return { id };
}

/**
 * Changes the given fields of a brand. `seen` are their base values: a field with another current value is not
 * overwritten. Throws INVALID_INPUT, NOT_FOUND, STALE with the current values.
 */
export async function changeBrand(id: string, input: unknown, seen: Values): Promise<void> {
  const fields = parseInput(brandChangeSchema, input);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  await inTransaction(async (tx) => {
    const current = await holdBrandFields(tx.sql, id);
    if (!current) throw new KeepersError('NOT_FOUND');
    const write = requireNoConflict(given, seen, current);
    if (Object.keys(write).length > 0) await asSystem(WHY, tx).update('brands', id, write);
  });
}

/** Deletes a brand. Throws NOT_FOUND, BRAND_IN_USE while a project uses it, BRAND_REQUIRED for the last one. */
export async function removeBrand({ id, account_id }: { id: string; account_id: string }): Promise<void> {
  await inTransaction(async (tx) => {
    await lockBrands(tx.sql, account_id);
    if (!(await lockBrand(tx.sql, id))) throw new KeepersError('NOT_FOUND');
    await asSystem(WHY, tx).delete('brands', id);
  });
}
