import { pool } from '@plugins/kit/server/database';
import type { Viewer } from '@plugins/kit/server/people';
import { findSelectionFacts, listProductRows } from '../queries/products';

/** Leaves out empty fields: a product without rules has the same wire format as before rules existed. */
const said = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/**
 * Returns a project's products with their picks, as `GET /events/{id}/products` answers a role: picks of withdrawn
 * photographs stay and count (not those in the trash), but only the account sees which they are.
 */
export async function listProducts(eventId: string, role: Viewer['role']) {
  const rows = await listProductRows(pool(), { event: eventId, role });
  const products = rows.map(
    ({ picks, minphotos, extra_price, opens_on, closes_on, among, from_favourites, ...product }, index) => [
      product.id,
      {
        ...product,
        ...said({ minphotos, extra_price, opens_on, closes_on, among, from_favourites }),
        position: index,
        product_medias: Object.fromEntries((picks ?? []).map(({ media, ...pick }) => [media, pick])),
      },
    ],
  );
  const facts = await findSelectionFacts(pool(), eventId);
  const { note = null, extra = false, time_zone = null } = facts ?? {};
  const days = rows.some(({ opens_on, closes_on }) => opens_on !== null || closes_on !== null);
  return {
    products: Object.fromEntries(products) as Record<string, unknown>,
    // The studio's message on reopening the selection.
    ...said({ note, extra: extra || null, time_zone: days ? time_zone : null }),
  };
}
