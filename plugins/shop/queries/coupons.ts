import type { Sql } from '@plugins/kit/server/database';
import { clock } from '@plugins/kit/server/internal-rules';
import type { Coupon } from '../rules/coupon';

const COUPON = `select c.id, c.kind::text as kind, c.percent::int as percent, c.amount::int as amount, c.currency,
         c.most::int as most, c.used::int as used, c.code, c.ends_on,
         coalesce(c.ends_on < to_char($2::timestamptz at time zone a.time_zone, 'YYYY-MM-DD'), false) as ended
    from shop_coupons c join accounts a on a.id = c.account_id where c.account_id = $1`;

/** Returns a coupon by its code, locked until the transaction ends. */
export async function lockCoupon(
  sql: Sql,
  { account, code }: { account: string; code: string },
): Promise<Coupon | undefined> {
  const { rows } = await sql.query<Coupon>(`${COUPON} and c.code = $3 for update of c`, [
    account,
    clock(),
    code,
  ]);
  return rows[0];
}

/** Returns a coupon by its code. */
export async function findCoupon(
  sql: Sql,
  { account, code }: { account: string; code: string },
): Promise<Coupon | undefined> {
  const { rows } = await sql.query<Coupon>(`${COUPON} and c.code = $3`, [account, clock(), code]);
  return rows[0];
}

/** Returns a coupon of an account as its list shows it, locked until the transaction ends. */
export async function lockListed(
  sql: Sql,
  { account, id }: { account: string; id: string },
): Promise<ListedCoupon | undefined> {
  const { rows } = await sql.query<ListedCoupon>(`${COUPON} and c.id = $3 for update of c`, [
    account,
    clock(),
    id,
  ]);
  return rows[0];
}

/** Returns the account of a coupon. */
export async function findCouponAccount(sql: Sql, id: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ account: string }>(
    'select account_id as account from shop_coupons where id = $1',
    [id],
  );
  return rows[0]?.account;
}

/** Counts one more use of a coupon, and takes a sum off a credit. */
export async function useCoupon(sql: Sql, { id, credit }: { id: string; credit: number }): Promise<void> {
  await sql.query(
    'update shop_coupons set used = used + 1, amount = amount - $2, updated_at = $3 where id = $1',
    [id, credit, clock()],
  );
}

/** Gives a use of a coupon back, and a sum to a credit: its order was cancelled. */
export async function returnCoupon(
  sql: Sql,
  { account, code, credit }: { account: string; code: string; credit: number },
): Promise<void> {
  await sql.query(
    `update shop_coupons set used = greatest(used - 1, 0), amount = amount + case when kind = 'credit' then $3::int else 0 end,
       updated_at = $4 where account_id = $1 and code = $2`,
    [account, code, credit, clock()],
  );
}

/** A coupon in the studio's list. */
export interface ListedCoupon extends Coupon {
  code: string;
  ends_on: string | null;
}

/** Returns an account's coupons, the newest first. */
export async function listCoupons(sql: Sql, account: string): Promise<ListedCoupon[]> {
  const { rows } = await sql.query<ListedCoupon>(`${COUPON} order by c.id desc limit 200`, [
    account,
    clock(),
  ]);
  return rows;
}
