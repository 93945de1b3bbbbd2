import type { Sql } from '@/core/db/pool';
import type { DiscountLink } from '@/modules/subscriptions/rules/discount-link';

const COLUMNS = `l.id, l.code, l.percent, l.amount_usd::float8 as amount_usd, l.amount_ils::float8 as amount_ils, l.invoices,
  l.plans, l.ends_on, l.most, l.ended_at is not null as ended,
  (select count(*)::int from discount_uses u where u.link_id = l.id) as used`;

/** Locks a link until the transaction ends, then reads it: its uses change only under this lock. */
export async function lockLink(
  sql: Sql,
  by: { code: string } | { id: string },
): Promise<DiscountLink | null> {
  const [code, id] = 'code' in by ? [by.code, null] : [null, by.id];
  await sql.query('select id from discount_links where code = $1 or id = $2::uuid for update', [code, id]);
  const { rows } = await sql.query<DiscountLink>(
    `select ${COLUMNS} from discount_links l where l.code = $1 or l.id = $2::uuid`,
    [code, id],
  );
  return rows[0] ?? null;
}

/** Returns a link by its code, without a lock. */
export async function findLink(sql: Sql, code: string): Promise<DiscountLink | null> {
  const { rows } = await sql.query<DiscountLink>(
    `select ${COLUMNS} from discount_links l where l.code = $1`,
    [code],
  );
  return rows[0] ?? null;
}

/** Returns all links, the newest first. */
export async function listLinks(sql: Sql): Promise<DiscountLink[]> {
  const { rows } = await sql.query<DiscountLink>(
    `select ${COLUMNS} from discount_links l order by l.created_at desc, l.id`,
  );
  return rows;
}

/** Stores a link. Returns whether its code was free. */
export async function insertLink(
  sql: Sql,
  one: Omit<DiscountLink, 'used' | 'ended'> & { now: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into discount_links (id, code, percent, amount_usd, amount_ils, invoices, plans, ends_on, most, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (code) do nothing`,
    [
      one.id,
      one.code,
      one.percent,
      one.amount_usd,
      one.amount_ils,
      one.invoices,
      JSON.stringify(one.plans),
      one.ends_on,
      one.most,
      one.now,
    ],
  );
  return rowCount === 1;
}

/** Ends a link; false for one that is unknown or has ended. */
export async function endLink(sql: Sql, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update discount_links set ended_at = $2 where id = $1 and ended_at is null',
    [id, now],
  );
  return rowCount === 1;
}

/** Stores that an account uses a link; false where it did before. */
export async function insertUse(
  sql: Sql,
  one: { link: string; account: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into discount_uses (link_id, account_id, created_at) values ($1, $2, $3) on conflict do nothing`,
    [one.link, one.account, one.now],
  );
  return rowCount === 1;
}
