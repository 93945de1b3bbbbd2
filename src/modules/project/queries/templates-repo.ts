import { pool, type Sql } from '@/core/db/pool';
import type { ProductTemplate } from '@/modules/project/rules/product-template';

/** A template as its screen lists it. */
export interface TemplateView extends ProductTemplate {
  id: string;
  account_id: string;
}

/** Returns an account's templates by name. */
export async function listTemplates(account: string): Promise<TemplateView[]> {
  const { rows } = await pool().query<TemplateView>(
    'select id, account_id, name, items from product_templates where account_id = $1 order by lower(name), id',
    [account],
  );
  return rows;
}

/** Returns one template, or null. */
export async function findTemplate(id: string): Promise<TemplateView | null> {
  const { rows } = await pool().query<TemplateView>(
    'select id, account_id, name, items from product_templates where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** Counts an account's templates. */
export async function countTemplates(sql: Sql, account: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from product_templates where account_id = $1',
    [account],
  );
  return rows[0]?.count ?? 0;
}

/** Writes a template. */
export async function insertTemplate(sql: Sql, { id, account_id, name, items }: TemplateView): Promise<void> {
  await sql.query('insert into product_templates (id, account_id, name, items) values ($1, $2, $3, $4)', [
    id,
    account_id,
    name,
    JSON.stringify(items),
  ]);
}

/** Replaces a template's name and products; false where it is gone. */
export async function writeTemplate(id: string, { name, items }: ProductTemplate): Promise<boolean> {
  const { rowCount } = await pool().query(
    'update product_templates set name = $2, items = $3, updated_at = now() where id = $1',
    [id, name, JSON.stringify(items)],
  );
  return Boolean(rowCount);
}

/** Deletes a template. */
export async function deleteTemplate(id: string): Promise<void> {
  await pool().query('delete from product_templates where id = $1', [id]);
}
