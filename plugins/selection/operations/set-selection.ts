import {
  announce,
  decidePick,
  type Entered,
  KeepersError,
  pool,
  recordChange,
  requireAllowed,
  type Sql,
  transaction,
  uuidv7,
  wantedState,
} from '@plugins/kit/server';

/** What a wish became. */
export interface PickAnswer {
  selected: boolean;
  created: boolean;
  count: number;
  product_media: { id: string; media: string; product: string } | null;
}

interface Locked {
  name: string;
  maxphotos: number | null;
  account_id: string;
  done: boolean;
  extra: boolean;
  open: boolean;
  pick: string | null;
  count: number;
  media_seen: boolean;
}

/**
 * Puts a photograph into a product's picks or takes it out, as asked. The product's row is locked first, so that the
 * last free place has one winner; counting is a statement of its own, because one that waits for the lock would count
 * with the eyes it had before. Throws SELECTION_LIMIT_REACHED, SELECTION_DONE, NOT_FOUND.
 */
export async function setSelection(
  { event, viewer }: Entered,
  wish: { media: string; product: string; selected?: boolean },
): Promise<PickAnswer> {
  const answer = await transaction(async (sql) => {
    const product = await lockProduct(sql, event.id, wish);
    const wanted = wantedState(wish.selected, product.pick !== null);
    const { change } = requireAllowed(
      decidePick({
        wanted,
        already: product.pick !== null,
        count: product.count,
        maxphotos: product.maxphotos,
        allowExtra: product.extra,
        done: product.done,
        productMatchesEvent: product.media_seen || !wanted,
        mayselect: true,
        product: product.name,
      }),
    );
    if (change === 'none') return present(wish, wanted, false, product.count, product.pick);
    const id = wanted ? uuidv7() : null;
    if (id) await insertPick(sql, id, product.account_id, event.id, wish, viewer);
    else
      await sql.query({
        name: 'unpick',
        text: 'delete from product_medias where id = $1',
        values: [product.pick],
      });
    const count = product.count + (wanted ? 1 : -1);
    await recordChange(sql, {
      event: event.id,
      kind: 'pick',
      data: {
        product: wish.product,
        media: wish.media,
        selected: wanted,
        count,
        picked_by: wanted ? viewer.name : null,
      },
      actor: { grant: viewer.grant?.id, user: viewer.user?.id, name: viewer.name },
    });
    return present(wish, wanted, wanted, count, id);
  });
  announce(event.id);
  if (answer.created && !event.first_picked_at) await markFirstPick(event.id);
  return answer;
}

/** Outside the pick's transaction: two first picks for two products would wait for each other there. */
async function markFirstPick(eventId: string): Promise<void> {
  await pool().query('update events set first_picked_at = now() where id = $1 and first_picked_at is null', [
    eventId,
  ]);
}

function present(
  wish: { media: string; product: string },
  selected: boolean,
  created: boolean,
  count: number,
  id: string | null,
): PickAnswer {
  return {
    selected,
    created,
    count,
    product_media: id && selected ? { id, media: wish.media, product: wish.product } : null,
  };
}

async function lockProduct(
  sql: Sql,
  eventId: string,
  wish: { media: string; product: string },
): Promise<Locked> {
  // The project is locked lightly: completing, which locks it for itself, waits for picks on their way.
  const locked = await sql.query({
    name: 'lock-product',
    text: `select 1 from products p join events e on e.id = p.event_id
            where p.id = $1 and p.event_id = $2 and p.deleted_at is null for update of p for key share of e`,
    values: [wish.product, eventId],
  });
  if (locked.rowCount === 0) throw new KeepersError('NOT_FOUND');
  const { rows } = await sql.query<Locked>({
    name: 'read-product',
    text: `select p.name, p.maxphotos::int as maxphotos, p.account_id, coalesce(e.printselectiondone, false) as done,
                  coalesce(e.allow_extra_selection, false) as extra,
                  (select id from product_medias where product_id = p.id and media_id = $2) as pick,
                  (select count(*)::int from product_medias where product_id = p.id) as count,
                  exists (select 1 from media m where m.id = $2 and m.event_id = e.id and m.deleted_at is null
                            and coalesce(m.private, false) = false and m.state <> 'refused') as media_seen
             from products p join events e on e.id = p.event_id where p.id = $1`,
    values: [wish.product, wish.media],
  });
  if (!rows[0]) throw new KeepersError('NOT_FOUND');
  return rows[0];
}

async function insertPick(
  sql: Sql,
  id: string,
  account: string,
  event: string,
  wish: { media: string; product: string },
  viewer: Entered['viewer'],
): Promise<void> {
  await sql.query({
    name: 'pick',
    text: `insert into product_medias (id, account_id, event_id, product_id, media_id, picked_by, grant_id, user_id, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
    values: [
      id,
      account,
      event,
      wish.product,
      wish.media,
      viewer.name,
      viewer.grant?.id ?? null,
      viewer.grant ? null : viewer.user?.id,
    ],
  });
}
