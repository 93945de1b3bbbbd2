import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import type { EventRow } from '@/modules/access/queries';
import { lockAccount } from '@/modules/account/queries/account-repo';
import { insertProducts } from '@/modules/project/insert-products';
import { holdProductOrder, setProductOrder } from '@/modules/project/queries/product-rows';
import { lockProject } from '@/modules/project/queries/project-rows';
import {
  countTemplates,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  writeTemplate,
} from '@/modules/project/queries/templates-repo';
import { TEMPLATE_LIMIT, templateSchema } from '@/modules/project/rules/product-template';

/** Saves products as a template. Throws INVALID_INPUT, TEMPLATE_LIMIT_REACHED. */
export async function createTemplate(account: string, input: unknown): Promise<{ id: string }> {
  const { name, items } = parseInput(templateSchema, input);
  const id = uuidv7();
  await transaction(async (sql) => {
    await lockAccount(sql, account);
    if ((await countTemplates(sql, account)) >= TEMPLATE_LIMIT)
      throw new KeepersError('TEMPLATE_LIMIT_REACHED', { limit: TEMPLATE_LIMIT });
    await insertTemplate(sql, { id, account_id: account, name, items });
  });
  return { id };
}

/** Changes a template; projects that used it stay unchanged. Throws INVALID_INPUT, NOT_FOUND. */
export async function changeTemplate(id: string, input: unknown): Promise<void> {
  if (!(await writeTemplate(id, parseInput(templateSchema, input)))) throw new KeepersError('NOT_FOUND');
}

/** Deletes a template. */
export async function removeTemplate(id: string): Promise<void> {
  await deleteTemplate(id);
}

/** Copies a template's products to the end of a project's. Throws NOT_FOUND for another account's. */
export async function copyTemplate(event: EventRow, id: string): Promise<{ products: string[] }> {
  const template = await findTemplate(id);
  if (!template || template.account_id !== event.account_id) throw new KeepersError('NOT_FOUND');
  return transaction(async (sql) => {
    await lockProject(sql, event.id);
    const place = { account: event.account_id, event: event.id };
    return { products: await insertProducts(sql, place, template.items) };
  });
}

/**
 * Sets the order of a project's products. Throws STALE if these are not its products any more, because another user
 * added or removed one; and, with the current order, if it differs from `seen`.
 */
export async function orderProducts(event: EventRow, ids: string[], seen?: string[]): Promise<void> {
  await transaction(async (sql) => {
    const known = await holdProductOrder(sql, event.id);
    if ([...ids].sort().join() !== [...known].sort().join()) throw new KeepersError('STALE');
    requireNoConflict({ products: ids }, seen ? { products: seen } : {}, { products: known });
    await setProductOrder(sql, event.id, ids);
  });
}
