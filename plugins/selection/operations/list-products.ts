import { pool } from '@plugins/kit/server/database';
import type { Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import { countedPicks, type Money } from '@plugins/kit/server/rules';

interface ProductRow {
  id: string;
  name: string;
  position: number;
  minphotos: number | null;
  maxphotos: number | null;
  extra_price: Money | null;
  opens_on: string | null;
  closes_on: string | null;
  among: string | null;
  from_favourites: true | null;
  count: number;
  picks: { id: string; media: string; note: string | null; picked_by: string | null }[] | null;
}

/** Leaves out empty fields: a product without rules has the same wire format as before rules existed. */
const said = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/**
 * Returns a project's products with their picks, as `GET /events/{id}/products` answers a role: picks of withdrawn
 * photographs stay and count (not those in the trash), but only the account sees which they are.
 */
export async function listProducts(eventId: string, role: Viewer['role']) {
  const { rows } = await pool().query<ProductRow>({
    name: `products-rules-${role}`,
    text: `select p.id, p.name, p.position::int as position, p.minphotos::int as minphotos, p.maxphotos::int as maxphotos,
                  case when p.extra_amount is not null then json_build_object('amount', p.extra_amount::int, 'currency', p.extra_currency) end as extra_price,
                  p.opens_on, p.closes_on, a.id as among, nullif(p.from_favourites, false) as from_favourites,
                  ${countedPicks('p.id')} as count,
                  (select json_agg(json_build_object('id', pm.id, 'media', pm.media_id, 'note', pm.note, 'picked_by',
                            coalesce(g.name, c.name, pm.picked_by)) order by pm.id)
                     from product_medias pm join media m on m.id = pm.media_id and ${visibleTo(role)} left join grants g on g.id = pm.grant_id left join clients c on c.id = g.client_id
                    where pm.product_id = p.id) as picks
             from products p left join products a on a.id = p.among_id and a.deleted_at is null
            where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    values: [eventId],
  });
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
  const event = await pool().query<{ note: string | null; extra: boolean; time_zone: string }>({
    name: 'selection-of-project',
    text: `select nullif(reopen_note, '') as note, allow_extra_selection as extra, time_zone
             from events where id = $1`,
    values: [eventId],
  });
  const { note = null, extra = false, time_zone = null } = event.rows[0] ?? {};
  const days = rows.some(({ opens_on, closes_on }) => opens_on !== null || closes_on !== null);
  return {
    products: Object.fromEntries(products) as Record<string, unknown>,
    // The studio's message on reopening the selection.
    ...said({ note, extra: extra || null, time_zone: days ? time_zone : null }),
  };
}
