import { KeepersError } from '@plugins/kit/server';
import { isId, pool, type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import { parseInput } from '@plugins/kit/server/internal-rules';
import * as stored from '../queries/products';
import { type AlbumProductInput, albumProductSchema, STARTERS } from '../rules/format';
import { templateInput } from '../rules/own-template';
import type { ProductView, TemplateView } from '../rules/wire';
import { profiles } from './lab-profiles';

/** Album products, and own templates, of one studio. */
const MOST = 100;

const viewOf = ({ id, name, rules }: stored.ProductRow): ProductView => ({
  // Rows from before prices had a currency say 0 for none.
  ...albumProductSchema.parse({ ...rules, extra: rules.extra || null, name }),
  id,
});
const starterId = (at: number) => `starter-${at}`;

/** Returns what a studio offers; where it has set nothing, what it may begin with. */
export async function readProducts(account: string): Promise<ProductView[]> {
  const rows = await stored.listProducts(pool(), account);
  if (rows.length > 0) return rows.map(viewOf);
  return STARTERS.map((one, at) => ({ ...one, id: starterId(at) }));
}

const add = async (
  sql: Sql,
  account: string,
  { name, ...rules }: AlbumProductInput,
): Promise<ProductView> => {
  const id = uuidv7();
  await stored.insertProduct(sql, { id, account, name, rules });
  return { ...rules, name, id };
};

/** Returns a studio's products, locked until the transaction ends; its first change makes those to begin with its own. */
async function ownProducts(sql: Sql, account: string): Promise<stored.ProductRow[]> {
  await stored.lockProducts(sql, account);
  const rows = await stored.listProducts(sql, account);
  if (rows.length > 0) return rows;
  for (const one of STARTERS) await add(sql, account, one);
  return stored.listProducts(sql, account);
}

/**
 * Adds an album product, or stores a changed one of those to begin with (`starter`: its id); the others become the
 * studio's own, too. Throws INVALID_INPUT, and FORBIDDEN beyond the most.
 */
export async function addProduct(
  account: string,
  { starter, ...input }: Record<string, unknown>,
): Promise<ProductView> {
  const product = parseInput(albumProductSchema, input) as AlbumProductInput;
  await profiles.require(account, product.profile);
  return transaction(async (sql) => {
    const rows = await ownProducts(sql, account);
    const begun = STARTERS.find((_, at) => starterId(at) === starter);
    const there = begun && rows.find(({ name }) => name === begun.name);
    if (there) {
      const { name, ...rules } = product;
      await stored.updateProduct(sql, { id: there.id, name, rules });
      return { ...product, id: there.id };
    }
    if (rows.length >= MOST) throw new KeepersError('FORBIDDEN');
    return add(sql, account, product);
  });
}

/** Replaces the rules of an album product; albums keep the measures they began with. Throws INVALID_INPUT. */
export async function changeProduct(account: string, id: string, input: unknown): Promise<ProductView> {
  const { name, ...rules } = parseInput(albumProductSchema, input) as AlbumProductInput;
  await profiles.require(account, rules.profile);
  await stored.updateProduct(pool(), { id, name, rules });
  return { ...rules, name, id };
}

/** Returns the product that a new album is made of; those to begin with become the studio's. Throws NOT_FOUND. */
export async function requireProduct(account: string, id: string): Promise<ProductView> {
  const at = STARTERS.findIndex((_, nr) => starterId(nr) === id);
  const starter = STARTERS[at];
  if (!starter) {
    const row = isId(id) ? await stored.findProduct(pool(), { account, id }) : undefined;
    if (!row) throw new KeepersError('NOT_FOUND');
    return viewOf(row);
  }
  return transaction(async (sql) => {
    const there = (await ownProducts(sql, account)).find(({ name }) => name === starter.name);
    return there ? viewOf(there) : add(sql, account, starter);
  });
}

/** Returns the product of an album, or null where it was deleted. */
export async function findProductOf(account: string, id: string | null): Promise<ProductView | null> {
  const row = id && isId(id) ? await stored.findProduct(pool(), { account, id }) : undefined;
  return row ? viewOf(row) : null;
}

/** Returns a studio's own templates. */
export async function readTemplates(account: string): Promise<TemplateView[]> {
  return (await stored.listTemplates(pool(), account)).map(({ id, name, cells }) => ({
    id,
    name,
    cells: cells as TemplateView['cells'],
  }));
}

/** Saves a layout as the studio's own template. Throws INVALID_INPUT. */
export async function addTemplate(account: string, input: unknown): Promise<TemplateView> {
  const { name, cells } = parseInput(templateInput, input);
  if ((await stored.listTemplates(pool(), account)).length >= MOST) throw new KeepersError('FORBIDDEN');
  const id = uuidv7();
  await stored.insertTemplate(pool(), { id, account, name, cells });
  return { id, name, cells };
}
