import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { asSystem, inTransaction } from '@plugins/kit/server/internal';
import { clock } from '@plugins/kit/server/internal-rules';
import { findListOf, type ListRow, listProducts } from '../queries/catalog';
import { listPictures } from '../queries/projects';
import { ensureList, WHY } from './manage-catalog';

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
    // Ids are of one list: the copy's ways get their own.
    const delivery = list.delivery.map(({ id: _id, ...way }) => way);
    const copied = { account, event, name, currency, tax_rate, delivery } as Record<string, unknown>;
    const made = await api.create('shop-lists', copied);
    for (const { id, list: _list, pictures: _pictures, position: _position, ...product } of products) {
      const [picture = null, picture_2 = null, picture_3 = null] = await listPictures(tx.sql, id);
      const copy = { ...product, list: made.id, picture, picture_2, picture_3 };
      await api.create('shop-products', copy as Record<string, unknown>);
    }
  });
  return (await findListOf(pool(), { account, event })) ?? list;
}

/**
 * Returns a project to the studio's prices: its own products are moved into the trash, and its list, younger than the
 * studio's, applies to no project any more. Orders keep names and prices. Throws NOT_FOUND where it has none.
 */
export async function dropList(account: string, event: string): Promise<void> {
  const found = await findListOf(pool(), { account, event });
  if (found?.event !== event) throw new KeepersError('NOT_FOUND');
  await inTransaction(async (tx) => {
    const api = asSystem(WHY, tx);
    const deletedAt = clock().toISOString();
    for (const { id } of await listProducts(tx.sql, { list: found.id, offered: false }))
      await api.update('shop-products', id, { deletedAt }, { trash: true });
    await api.update('shop-lists', found.id, { event: null });
  });
}

/** Opens or closes the shop of a project. */
export async function closeShop(event: string, closed: boolean): Promise<void> {
  await asSystem(WHY).update('events', event, { shop_closed: closed });
}
