import { pool, type Sql } from '@plugins/kit/server/database';
import {
  countedPicks,
  dayIn,
  type Money,
  type PickTime,
  type Standing,
  standingOf,
  timeOf,
} from '@plugins/kit/server/rules';

/** A product with its rules, counts and current state. */
export interface StandingProduct {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  extra_price: Money | null;
  opens_on: string | null;
  closes_on: string | null;
  /** The product among whose picks its own are chosen. */
  among: { id: string; name: string } | null;
  count: number;
  /** Picks that the product they are chosen among does not (any longer) have. */
  outside: number;
  standing: Standing;
  time: PickTime;
}

type Row = Omit<StandingProduct, 'standing' | 'time'> & { extra: boolean; time_zone: string };

/** Returns a project's products with their state at a moment: the one source for page, server, mails and admin. */
export async function readStanding(
  eventId: string,
  { sql = pool(), now = new Date() }: { sql?: Sql; now?: Date } = {},
): Promise<StandingProduct[]> {
  const { rows } = await sql.query<Row>({
    name: 'selection-standing',
    text: `select p.id, p.name, p.minphotos::int as minphotos, p.maxphotos::int as maxphotos,
                  case when p.extra_amount is not null then json_build_object('amount', p.extra_amount::int, 'currency', p.extra_currency) end as extra_price,
                  p.opens_on, p.closes_on,
                  case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as among,
                  ${countedPicks('p.id')} as count,
                  case when a.id is null then 0 else
                    (select count(*)::int from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
                      where pm.product_id = p.id and not exists
                        (select 1 from product_medias o where o.product_id = a.id and o.media_id = pm.media_id)) end as outside,
                  e.allow_extra_selection as extra, e.time_zone
             from products p join events e on e.id = p.event_id
             left join products a on a.id = p.among_id and a.deleted_at is null
            where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    values: [eventId],
  });
  return rows.map(({ extra, time_zone, ...product }) => ({
    ...product,
    standing: standingOf(product, extra),
    time: timeOf({ ...product, time_zone }, now),
  }));
}

/** Returns the current day in a project's time zone. */
export async function todayOf(eventId: string, now = new Date()): Promise<string> {
  const { rows } = await pool().query<{ time_zone: string }>('select time_zone from events where id = $1', [
    eventId,
  ]);
  return dayIn(now, rows[0]?.time_zone ?? 'UTC');
}
