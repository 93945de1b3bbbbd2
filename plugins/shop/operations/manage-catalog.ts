import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { asSystem, cleanProductPicture, inTransaction, writeAsset } from '@plugins/kit/server/internal';
import { clock } from '@plugins/kit/server/internal-rules';
import { translator } from '@plugins/kit/server/texts';
import {
  findAccount,
  findListOf,
  findProduct,
  findProductAccount,
  type ListRow,
  listProducts,
  type ProductRow,
} from '../queries/catalog';
import { requireProfile } from './lab-profiles';

/** Why its writes pass the access rules. */
export const WHY = 'the caller may manage the shop of this account';

/** The language of an account, and the currency in which it begins to sell. */
async function firstCurrency(account: string): Promise<{ locale: 'en' | 'he'; currency: 'ILS' | 'USD' }> {
  const locale = (await findAccount(pool(), account))?.locale ?? 'en';
  return { locale, currency: locale === 'he' ? 'ILS' : 'USD' };
}

/** Returns the studio's price list, which is made with its first product: in shekels for a studio that reads Hebrew. */
export async function ensureList(account: string): Promise<ListRow> {
  const found = await findListOf(pool(), { account, event: null });
  if (found) return found;
  const { locale, currency } = await firstCurrency(account);
  const name = translator(locale)('shop.admin.list.name');
  await asSystem(WHY).create('shop-lists', { account, name, currency, tax_rate: 0 });
  const made = await findListOf(pool(), { account, event: null });
  if (!made) throw new KeepersError('INTERNAL_ERROR');
  return made;
}

/** Adds a product at the end of the studio's price list, or of a project's copy. Throws INVALID_INPUT. */
export async function createProduct(
  account: string,
  { event, ...input }: Record<string, unknown> & { event?: string | null },
): Promise<{ id: string }> {
  await requireProfile(account, input);
  const own = event ? await findListOf(pool(), { account, event }) : undefined;
  const list = own?.event ? own : await ensureList(account);
  const row = { ...input, account, list: list.id } as Record<string, unknown>;
  const { id } = await asSystem(WHY).create('shop-products', row);
  return { id };
}

/** Returns a product of an account. Throws NOT_FOUND. */
export async function requireProduct(account: string, id: string): Promise<ProductRow> {
  const product = await findProduct(pool(), id);
  if (product?.account !== account) throw new KeepersError('NOT_FOUND');
  return product;
}

/** Changes the given fields of a product. Throws NOT_FOUND, INVALID_INPUT. */
export async function changeProduct(
  account: string,
  id: string,
  input: Record<string, unknown>,
): Promise<void> {
  await requireProduct(account, id);
  await requireProfile(account, input);
  await inTransaction((tx) => asSystem(WHY, tx).update('shop-products', id, input));
}

/** Moves a product into the trash, or back. Orders keep their names and prices. Throws NOT_FOUND. */
export async function trashProduct(account: string, id: string, deleted: boolean): Promise<void> {
  const deletedAt = deleted ? clock().toISOString() : null;
  if ((await findProductAccount(pool(), id)) !== account) throw new KeepersError('NOT_FOUND');
  await inTransaction((tx) => asSystem(WHY, tx).update('shop-products', id, { deletedAt }, { trash: true }));
}

/** Changes currency, tax and ways of delivery of the studio's price list, or of a project's own. Throws INVALID_INPUT. */
export async function changeList(
  account: string,
  { project, ...input }: { currency?: string; tax_rate?: number; delivery?: unknown; project?: string },
): Promise<void> {
  const own = project ? await findListOf(pool(), { account, event: project }) : undefined;
  const list = own?.event ? own : await ensureList(account);
  await asSystem(WHY).update('shop-lists', list.id, input as Record<string, unknown>);
}

/** The columns of a product's pictures. */
const PLACES = ['picture', 'picture_2', 'picture_3'] as const;

/** Stores a picture of a product in a place (0 to 2), or (null) removes it. Throws NOT_FOUND, IMAGE_NOT_USABLE. */
export async function setPicture(
  account: string,
  id: string,
  place: number,
  bytes: Buffer | null,
): Promise<void> {
  await requireProduct(account, id);
  const field = PLACES[place];
  if (!field) throw new KeepersError('NOT_FOUND');
  if (!bytes) {
    await asSystem(WHY).update('shop-products', id, { [field]: null });
    return;
  }
  const { image } = await cleanProductPicture(bytes);
  await writeAsset({ account, kind: 'product', image }, async (tx, asset) => {
    await asSystem(WHY, tx).update('shop-products', id, { [field]: asset.id });
  });
}

/** Returns the studio's price list with its products, or a project's own where it has one. */
export async function readCatalogOf(
  account: string,
  event: string | null,
): Promise<{ list: ListRow | null; currency: 'ILS' | 'USD'; products: ProductRow[] }> {
  const list = await findListOf(pool(), { account, event });
  if (!list) return { list: null, currency: (await firstCurrency(account)).currency, products: [] };
  return {
    list,
    currency: list.currency,
    products: await listProducts(pool(), { list: list.id, offered: false }),
  };
}
