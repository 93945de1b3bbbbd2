import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { asSystem, cleanWatermark, inTransaction, writeAsset } from '@plugins/kit/server/internal';
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

const WHY = 'the caller may manage the shop of this account';

/** Returns the studio's price list, which is made with its first product: in shekels for a studio that reads Hebrew. */
export async function ensureList(account: string): Promise<ListRow> {
  const found = await findListOf(pool(), { account, event: null });
  if (found) return found;
  const locale = (await findAccount(pool(), account))?.locale ?? 'en';
  const currency = locale === 'he' ? 'ILS' : 'USD';
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
  await inTransaction((tx) => asSystem(WHY, tx).update('shop-products', id, input));
}

/** Moves a product into the trash, or back. Orders keep their names and prices. Throws NOT_FOUND. */
export async function trashProduct(account: string, id: string, deleted: boolean): Promise<void> {
  const deletedAt = deleted ? clock().toISOString() : null;
  if ((await findProductAccount(pool(), id)) !== account) throw new KeepersError('NOT_FOUND');
  await inTransaction((tx) => asSystem(WHY, tx).update('shop-products', id, { deletedAt }, { trash: true }));
}

/** Changes currency and tax of a price list. Throws INVALID_INPUT. */
export async function changeList(
  account: string,
  input: { currency?: string; tax_rate?: number },
): Promise<void> {
  const list = await ensureList(account);
  await asSystem(WHY).update('shop-lists', list.id, input);
}

/** The columns of a product's pictures. */
const PLACES = ['picture', 'picture_2', 'picture_3'] as const;

/** Stores a picture of a product in a place (0 to 2), or (null) removes it. Throws NOT_FOUND, WATERMARK_NOT_USABLE. */
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
  const { image } = await cleanWatermark(bytes);
  await writeAsset({ account, kind: 'product', image }, async (tx, asset) => {
    await asSystem(WHY, tx).update('shop-products', id, { [field]: asset.id });
  });
}

/**
 * Gives a project prices of its own: a copy of the studio's list, which no longer follows it. Repeating changes nothing.
 */
export async function copyList(account: string, event: string): Promise<ListRow> {
  const found = await findListOf(pool(), { account, event });
  if (found?.event === event) return found;
  const list = await ensureList(account);
  const products = await listProducts(pool(), { list: list.id, offered: false });
  await inTransaction(async (tx) => {
    const api = asSystem(WHY, tx);
    const { name, currency, tax_rate } = list;
    const { id } = await api.create('shop-lists', { account, event, name, currency, tax_rate });
    for (const { id: _id, list: _list, pictures: _pictures, position: _position, ...product } of products)
      await api.create('shop-products', { ...product, list: id } as Record<string, unknown>);
  });
  return (await findListOf(pool(), { account, event })) ?? list;
}

/** Returns the studio's price list with its products, or a project's own where it has one. */
export async function readCatalogOf(
  account: string,
  event: string | null,
): Promise<{ list: ListRow | null; products: ProductRow[] }> {
  const list = await findListOf(pool(), { account, event });
  if (!list) return { list: null, products: [] };
  return { list, products: await listProducts(pool(), { list: list.id, offered: false }) };
}
