import type { Sql } from '@/core/db/pool';
import type { Currency } from '@/modules/money/rules/plan';
import type { Offer } from '@/modules/subscriptions/rules/subscription';

/** An invoice as operators see it. */
export interface OperatorInvoice {
  id: string;
  nr: number;
  account: string;
  name: string;
  kind: string;
  state: 'open' | 'paid' | 'void';
  on: string;
  /** The day on which what it is for was to begin: its own, or the end of what the account has for nothing. */
  begins: string;
  offer: Offer | null;
  currency: Currency;
  amount: number;
  tries: number;
  /** Its open payment, how that is made and what the payer names. */
  payment: string | null;
  method: string | null;
  reference: string | null;
  paid_at: Date | null;
  /** What was returned of it, in minor units. */
  refunded: number;
}

/** Returns invoices: the open ones, the oldest first, then the newest of the others. */
export async function listOperatorInvoices(sql: Sql, most: number): Promise<OperatorInvoice[]> {
  const { rows } = await sql.query<OperatorInvoice>(
    `select i.id, i.nr, i.account_id as account, coalesce(a.name, '') as name, i.kind, i.state, i.day as "on",
            coalesce((select max(t.to_day) from subscription_terms t where t.account_id = i.account_id
                         and t.source in ('trial', 'reward', 'gift') and t.to_day > i.day), i.day) as begins, i.offer,
            i.currency, i.amount::float8 as amount, i.tries, p.id as payment, p.method, p.reference, i.paid_at,
            (select coalesce(sum(r.amount), 0)::float8 from payments q join refunds r on r.payment_id = q.id and r.state <> 'failed'
              where q.purpose_id = i.id and q.kind = 'subscriptions') as refunded
       from subscription_invoices i left join accounts a on a.id = i.account_id
       left join payments p on p.purpose_id = i.id and p.kind = 'subscriptions' and p.state in ('asked', 'elsewhere', 'agreed')
      where i.amount > 0
      order by i.state <> 'open', case when i.state = 'open' then i.day end, i.created_at desc, i.id limit $1`,
    [most],
  );
  return rows;
}

/** What the platform earns. Amounts are minor units of the currency. */
export interface Revenue {
  currency: Currency;
  /** Accounts that pay for their plan. */
  paying: number;
  /** What they pay in a month, VAT included. */
  monthly: number;
  /** What is collected within a day. */
  tomorrow: number;
}

/** Returns what renews, by currency. `until` is the last day that counts as tomorrow. */
export async function readRevenue(sql: Sql, until: string): Promise<Revenue[]> {
  const { rows } = await sql.query<Revenue>(
    `select currency, count(*)::int as paying,
            round(sum((renews->>'price')::numeric / case renews->>'period' when 'yearly' then 12 when 'quarterly' then 3 else 1 end))::float8
              as monthly,
            coalesce(sum((renews->>'price')::numeric) filter (where due <= $1), 0)::float8 as tomorrow
       from subscription_states where renews is not null group by currency order by currency`,
    [until],
  );
  return rows;
}

/** Returns how many trials began, how many of those pay now, and how many paying accounts ended since a day. */
export async function readMovement(
  sql: Sql,
  since: string,
): Promise<{ trials: number; converted: number; ended: number; began: number }> {
  const { rows } = await sql.query<{ trials: number; converted: number; ended: number; began: number }>(
    `select (select count(distinct account_id)::int from subscription_terms where source = 'trial') as trials,
            (select count(distinct t.account_id)::int from subscription_terms t
               join subscription_states s on s.account_id = t.account_id and s.renews is not null
              where t.source = 'trial') as converted,
            (select count(*)::int from subscription_terms f where f.source = 'free' and f.from_day >= $1
               and exists (select 1 from subscription_terms b where b.account_id = f.account_id and b.to_day = f.from_day
                             and b.source in ('paid', 'grace'))) as ended,
            (select count(*)::int from subscription_invoices where kind = 'start' and state = 'paid' and day >= $1) as began`,
    [since],
  );
  return rows[0] ?? { trials: 0, converted: 0, ended: 0, began: 0 };
}
