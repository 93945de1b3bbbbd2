import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import type { EventRow } from '@/modules/access/project-repo';
import { insertProducts } from '@/modules/project/insert-products';
import { findTemplate } from '@/modules/project/queries/templates-repo';
import { TEMPLATE_LIMIT, templateSchema } from '@/modules/project/rules/product-template';

/** Saves products as a template. Throws INVALID_INPUT, TEMPLATE_LIMIT_REACHED. */
export async function createTemplate(account: string, input: unknown): Promise<{ id: string }> {
  const { name, items } = parseInput(templateSchema, input);
  const id = uuidv7();
  await transaction(async (sql) => {
    await sql.query('select 1 from accounts where id = $1 for update', [account]);
    const { rows } = await sql.query<{ count: number }>(
      'select count(*)::int as count from product_templates where account_id = $1',
      [account],
    );
    if ((rows[0]?.count ?? 0) >= TEMPLATE_LIMIT)
      throw new KeepersError('TEMPLATE_LIMIT_REACHED', { limit: TEMPLATE_LIMIT });
    await sql.query('insert into product_templates (id, account_id, name, items) values ($1, $2, $3, $4)', [
      id,
      account,
      name,
      JSON.stringify(items),
    ]);
  });
  return { id };
}

/** Changes a template; projects that used it stay unchanged. Throws INVALID_INPUT, NOT_FOUND. */
export async function changeTemplate(id: string, input: unknown): Promise<void> {
  const { name, items } = parseInput(templateSchema, input);
  const done = await pool().query(
    'update product_templates set name = $2, items = $3, updated_at = now() where id = $1',
    [id, name, JSON.stringify(items)],
  );
  if (!done.rowCount) throw new KeepersError('NOT_FOUND');
}

/** Deletes a template. */
export async function removeTemplate(id: string): Promise<void> {
  await pool().query('delete from product_templates where id = $1', [id]);
}

/** Copies a template's products to the end of a project's. Throws NOT_FOUND for another account's. */
export async function copyTemplate(event: EventRow, id: string): Promise<{ products: string[] }> {
  const template = await findTemplate(id);
  if (!template || template.account_id !== event.account_id) throw new KeepersError('NOT_FOUND');
  return transaction(async (sql) => {
    await sql.query('select 1 from events where id = $1 for update', [event.id]);
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
    const { rows } = await sql.query<{ id: string }>(
      `with held as (select id, position from products where event_id = $1 and deleted_at is null order by id for update)
       select id from held order by position, id`,
      [event.id],
    );
    const known = rows.map((row) => row.id);
    if ([...ids].sort().join() !== [...known].sort().join()) throw new KeepersError('STALE');
    requireNoConflict({ products: ids }, seen ? { products: seen } : {}, { products: known });
    await sql.query(
      `update products p set position = r.nr - 1, updated_at = now()
         from unnest($2::uuid[]) with ordinality as r (id, nr) where p.id = r.id and p.event_id = $1`,
      [event.id, ids],
    );
  });
}
