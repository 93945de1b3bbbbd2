import type { Sql } from '@plugins/kit/server/database';
import type { AlbumProductInput } from '../rules/format';

/** An album product of a studio. */
export interface ProductRow {
  id: string;
  name: string;
  /** `AlbumProductInput` as it was stored, without its name. */
  rules: Record<string, unknown>;
}

/** Returns a studio's album products, in their order. */
export async function listProducts(sql: Sql, account: string): Promise<ProductRow[]> {
  const { rows } = await sql.query<ProductRow>(
    'select id, name, rules from album_products where account_id = $1 order by position, id',
    [account],
  );
  return rows;
}

/** Locks a studio's album products, also where it has none, until the transaction ends. */
export async function lockProducts(sql: Sql, account: string): Promise<void> {
  await sql.query("select pg_advisory_xact_lock(hashtextextended('album products ' || $1, 0))", [account]);
}

/** Returns a studio's album product. */
export async function findProduct(
  sql: Sql,
  { account, id }: { account: string; id: string },
): Promise<ProductRow | undefined> {
  const { rows } = await sql.query<ProductRow>(
    'select id, name, rules from album_products where account_id = $1 and id = $2',
    [account, id],
  );
  return rows[0];
}

/** Returns the account of an album product. */
export async function findProductAccount(sql: Sql, id: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ account_id: string }>(
    'select account_id from album_products where id = $1',
    [id],
  );
  return rows[0]?.account_id;
}

/** Adds an album product at the end of a studio's. */
export async function insertProduct(
  sql: Sql,
  {
    id,
    account,
    name,
    rules,
  }: { id: string; account: string; name: string; rules: Omit<AlbumProductInput, 'name'> },
): Promise<void> {
  await sql.query(
    `insert into album_products (id, account_id, name, rules, position, created_at, updated_at)
     values ($1, $2, $3, $4, (select coalesce(max(position) + 1, 0) from album_products where account_id = $2), now(), now())`,
    [id, account, name, JSON.stringify(rules)],
  );
}

/** Replaces the name and the rules of an album product. */
export async function updateProduct(
  sql: Sql,
  { id, name, rules }: { id: string; name: string; rules: Omit<AlbumProductInput, 'name'> },
): Promise<void> {
  await sql.query('update album_products set name = $2, rules = $3, updated_at = now() where id = $1', [
    id,
    name,
    JSON.stringify(rules),
  ]);
}

/** Deletes an album product; albums of it keep their measures. */
export async function deleteProduct(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from album_products where id = $1', [id]);
}

/** A studio's own layout of a spread. */
export interface TemplateRow {
  id: string;
  name: string;
  photographs: number;
  cells: unknown;
}

/** Returns a studio's own templates, the newest first. */
export async function listTemplates(sql: Sql, account: string): Promise<TemplateRow[]> {
  const { rows } = await sql.query<TemplateRow>(
    `select id, name, photographs::int as photographs, cells from album_templates
      where account_id = $1 order by created_at desc, id desc`,
    [account],
  );
  return rows;
}

/** Returns the account of an own template. */
export async function findTemplateAccount(sql: Sql, id: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ account_id: string }>(
    'select account_id from album_templates where id = $1',
    [id],
  );
  return rows[0]?.account_id;
}

/** Adds an own template of a studio. */
export async function insertTemplate(
  sql: Sql,
  { id, account, name, cells }: { id: string; account: string; name: string; cells: readonly object[] },
): Promise<void> {
  await sql.query(
    `insert into album_templates (id, account_id, name, photographs, cells, created_at, updated_at)
     values ($1, $2, $3, $4, $5, now(), now())`,
    [id, account, name, cells.length, JSON.stringify(cells)],
  );
}

/** Deletes an own template; spreads laid out by it stay as they are. */
export async function deleteTemplate(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from album_templates where id = $1', [id]);
}
