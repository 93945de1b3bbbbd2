import type { Sql } from '@/core/db/pool';

/** What an account uses of its limits: projects that count, and photographs of the largest one. */
export async function readUse(
  sql: Sql,
  account: string,
): Promise<{ projects: number; photos: number; largest: string | null }> {
  const { rows } = await sql.query<{ projects: number; photos: number; largest: string | null }>(
    `select (select count(*)::int from events e where e.account_id = $1 and e.deleted_at is null and e.archived_at is null
               and not exists (select 1 from extra_projects x where x.event_id = e.id)) as projects,
            coalesce(l.photos, 0) as photos, l.name as largest
       from (select 1) one
       left join lateral (select e.name, count(*)::int as photos from media m join events e on e.id = m.event_id
                           where m.account_id = $1 and m.deleted_at is null and m.state <> 'refused' and e.deleted_at is null
                           group by e.id, e.name order by count(*) desc limit 1) l on true`,
    [account],
  );
  return rows[0] ?? { projects: 0, photos: 0, largest: null };
}

/** An open payment of an invoice. */
export interface OpenPayment {
  id: string;
  method: string;
  state: string;
  reference: string | null;
}

/** Returns the open payment of an invoice; null if there is none. */
export async function findOpenPayment(sql: Sql, invoice: string): Promise<OpenPayment | null> {
  const { rows } = await sql.query<OpenPayment>(
    `select id, method, state, reference from payments
      where kind = 'subscriptions' and purpose_id = $1 and state in ('asked', 'elsewhere', 'agreed')`,
    [invoice],
  );
  return rows[0] ?? null;
}

/** Returns the payment by which an invoice was paid; null if there is none. */
export async function findPaidPayment(sql: Sql, invoice: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from payments where kind = 'subscriptions' and purpose_id = $1 and state = 'paid'
      order by surplus desc, paid_at desc limit 1`,
    [invoice],
  );
  return rows[0]?.id ?? null;
}

/** Stores a single project that was paid for; once for each invoice. */
export async function insertExtra(
  sql: Sql,
  one: { id: string; account: string; invoice: string; now: Date },
): Promise<void> {
  await sql.query(
    `insert into extra_projects (id, account_id, invoice_id, created_at) values ($1, $2, $3, $4)
     on conflict (invoice_id) do nothing`,
    [one.id, one.account, one.invoice, one.now],
  );
}

/** Counts single projects that were paid for and not used yet. */
export async function countFreeExtras(sql: Sql, account: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from extra_projects where account_id = $1 and event_id is null',
    [account],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the ids of an account's invoices whose document is issued. */
export async function listDocumented(sql: Sql, account: string): Promise<Set<string>> {
  const { rows } = await sql.query<{ id: string }>(
    `select distinct i.id from subscription_invoices i
       join payments p on p.purpose_id = i.id and p.kind = 'subscriptions'
       join money_documents d on d.payment_id = p.id where i.account_id = $1`,
    [account],
  );
  return new Set(rows.map(({ id }) => id));
}

/** A kept card as people recognize it. */
export interface CardView {
  brand: string;
  last4: string;
  expires: string;
}

/** Returns the card that a payment kept; null for one that is forgotten. */
export async function readCard(sql: Sql, payment: string): Promise<CardView | null> {
  const { rows } = await sql.query<{ card: CardView | null }>('select card from payments where id = $1', [
    payment,
  ]);
  return rows[0]?.card ?? null;
}

/** Counts how often charging a card for an invoice failed. */
export async function countDeclined(sql: Sql, invoice: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from payments
      where kind = 'subscriptions' and purpose_id = $1 and card_of is not null and state = 'failed'`,
    [invoice],
  );
  return rows[0]?.count ?? 0;
}
