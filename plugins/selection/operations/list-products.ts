import { database, type people, photographs, rules } from '@plugins/kit/server';

interface ProductRow {
  id: string;
  name: string;
  position: number;
  minphotos: number | null;
  maxphotos: number | null;
  count: number;
  picks: { id: string; media: string; note: string | null; picked_by: string | null }[] | null;
}

/**
 * A project's products with their picks, as `GET /events/{id}/products` gives them to a role: picks of photographs that
 * were withdrawn stay picked and counted (not those in the trash), but only the account hears which they are.
 */
export async function listProducts(eventId: string, role: people.Viewer['role']) {
  const { rows } = await database.pool().query<ProductRow>({
    name: `products-min-${role}`,
    text: `select p.id, p.name, p.position::int as position, p.minphotos::int as minphotos, p.maxphotos::int as maxphotos,
                  ${rules.countedPicks('p.id')} as count,
                  (select json_agg(json_build_object('id', pm.id, 'media', pm.media_id, 'note', pm.note, 'picked_by',
                            coalesce(g.name, c.name, pm.picked_by)) order by pm.id)
                     from product_medias pm join media m on m.id = pm.media_id and ${photographs.visibleTo(role)} left join grants g on g.id = pm.grant_id left join clients c on c.id = g.client_id
                    where pm.product_id = p.id) as picks
             from products p where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    values: [eventId],
  });
  const products = rows.map(({ picks, minphotos, ...product }, index) => [
    product.id,
    {
      ...product,
      ...(minphotos === null ? {} : { minphotos }),
      position: index,
      product_medias: Object.fromEntries((picks ?? []).map(({ media, ...pick }) => [media, pick])),
    },
  ]);
  const note = await database.pool().query<{ note: string | null }>({
    name: 'reopen-note',
    text: 'select reopen_note as note from events where id = $1',
    values: [eventId],
  });
  const said = note.rows[0]?.note;
  return {
    products: Object.fromEntries(products) as Record<string, unknown>,
    // What the studio said when it opened the selection again.
    ...(said ? { note: said } : {}),
  };
}
