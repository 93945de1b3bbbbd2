import { pool } from '@/core/db/pool';
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
