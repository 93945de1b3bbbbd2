import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { Currency } from '@/modules/money/rules/plan';
import type { Discount, Gift, Invoice, Offer, Term } from '@/modules/subscriptions/rules/subscription';

/** An account as its subscription needs it, and its subscription without terms and invoices. */
export interface StateRow {
  account: string;
  name: string;
  zone: string;
  country: string | null;
  locale: Locale;
  /** Null before the first change: then the entitlement says what it has. */
  currency: Currency | null;
  renews: Offer | null;
  next: Offer | null;
  anchor: string | null;
  months: number | null;
  credit: number | null;
  discount: Discount | null;
  gifts: Gift[] | null;
  trialed: boolean | null;
  reminded: boolean | null;
  card: string | null;
  created_at: Date;
}

/** Makes other writers of an account's subscription wait until the transaction ends. */
export async function lockSubscription(sql: Sql, account: string): Promise<void> {
  await sql.query("select pg_advisory_xact_lock(hashtextextended('subscription ' || $1, 0))", [account]);
}

/** Returns an account's state. */
export async function readState(sql: Sql, account: string): Promise<StateRow | null> {
  const { rows } = await sql.query<StateRow>(
    `select a.id as account, a.name, a.time_zone as zone, a.country_code as country, a.locale::text as locale,
            s.currency, s.renews, s.next, s.anchor, s.months, s.credit::float8 as credit, s.discount, s.gifts, s.trialed,
            s.reminded, s.card_payment_id as card, a.created_at
       from accounts a left join subscription_states s on s.account_id = a.id where a.id = $1`,
    [account],
  );
  return rows[0] ?? null;
}

/** Returns an account's terms, the first one first. */
export async function readTerms(sql: Sql, account: string): Promise<Term[]> {
  const { rows } = await sql.query<Term>(
    `select from_day as "from", to_day as "to", plan, source, price::float8 as price, limits
       from subscription_terms where account_id = $1 order by from_day`,
    [account],
  );
  return rows;
}

/** An invoice as it is stored. */
export interface InvoiceRow extends Invoice {
  id: string;
  account: string;
  currency: Currency;
  paid_at: Date | null;
}

const INVOICE = `i.id, i.account_id as account, i.nr, i.kind, i.state, i.day as "on", i.offer, i.lines, i.currency,
  i.amount::float8 as amount, i.rest::float8 as rest, i.discounted, i.tries, i.paid_at`;

/** Returns an account's invoices, the first one first. */
export async function readInvoices(sql: Sql, account: string): Promise<InvoiceRow[]> {
  const { rows } = await sql.query<InvoiceRow>(
    `select ${INVOICE} from subscription_invoices i where i.account_id = $1 order by i.nr`,
    [account],
  );
  return rows;
}

/** Returns an invoice. */
export async function readInvoice(sql: Sql, id: string): Promise<InvoiceRow | null> {
  const { rows } = await sql.query<InvoiceRow>(
    `select ${INVOICE} from subscription_invoices i where i.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Stores an account's state. */
export async function storeState(
  sql: Sql,
  one: {
    account: string;
    currency: Currency;
    renews: Offer | null;
    next: Offer | null;
    anchor: string;
    months: number;
    credit: number;
    discount: Discount | null;
    gifts: Gift[];
    trialed: boolean;
    reminded: boolean;
    due: string | null;
    now: Date;
  },
): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await sql.query(
    `insert into subscription_states (account_id, currency, renews, next, anchor, months, credit, discount, gifts,
       trialed, reminded, due, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (account_id) do update set currency = $2, renews = $3, next = $4, anchor = $5, months = $6, credit = $7,
       discount = $8, gifts = $9, trialed = $10, reminded = $11, due = $12, updated_at = $13`,
    [
      one.account,
      one.currency,
      json(one.renews),
      json(one.next),
      one.anchor,
      one.months,
      one.credit,
      json(one.discount),
      JSON.stringify(one.gifts),
      one.trialed,
      one.reminded,
      one.due,
      one.now,
    ],
  );
}

/** Replaces an account's terms. */
export async function storeTerms(sql: Sql, account: string, terms: readonly Term[]): Promise<void> {
  await sql.query('delete from subscription_terms where account_id = $1', [account]);
  await sql.query(
    `insert into subscription_terms (account_id, from_day, to_day, plan, source, price, limits)
     select $1, t.from_day, t.to_day, t.plan, t.source, t.price, t.limits
       from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::jsonb[])
         as t (from_day, to_day, plan, source, price, limits)`,
    [
      account,
      terms.map(({ from }) => from),
      terms.map(({ to }) => to),
      terms.map(({ plan }) => plan),
      terms.map(({ source }) => source),
      terms.map(({ price }) => price),
      terms.map(({ limits }) => JSON.stringify(limits)),
    ],
  );
}

/** Stores an invoice, or changes the account's one of this number. */
export async function storeInvoice(
  sql: Sql,
  one: Omit<InvoiceRow, 'paid_at'> & { now: Date },
): Promise<void> {
  await sql.query(
    `insert into subscription_invoices (id, account_id, nr, kind, state, day, offer, lines, currency, amount, rest,
       discounted, tries, paid_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, case when $5::text = 'paid' then $14::timestamptz end, $14)
     on conflict (account_id, nr) do update set kind = $4, state = $5, day = $6, offer = $7, lines = $8, amount = $10,
       rest = $11, discounted = $12, tries = $13,
       paid_at = case when $5::text = 'paid' then coalesce(subscription_invoices.paid_at, $14::timestamptz) end`,
    [
      one.id,
      one.account,
      one.nr,
      one.kind,
      one.state,
      one.on,
      one.offer === null ? null : JSON.stringify(one.offer),
      JSON.stringify(one.lines),
      one.currency,
      one.amount,
      one.rest,
      one.discounted,
      one.tries,
      one.now,
    ],
  );
}

/** Returns accounts for which something happens up to a day, at most `most`, beginning after one of them; none erased. */
export async function listDue(
  sql: Sql,
  { day, after, most }: { day: string; after: string | null; most: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ account: string }>(
    `select account_id as account from subscription_states
      where due <= $1 and ($2::uuid is null or account_id > $2)
        and exists (select 1 from accounts a where a.id = account_id) order by account_id limit $3`,
    [day, after, most],
  );
  return rows.map(({ account }) => account);
}

/** Keeps the card of a payment for later ones; null: none is kept any more. */
export async function storeCard(sql: Sql, account: string, payment: string | null): Promise<void> {
  await sql.query('update subscription_states set card_payment_id = $2 where account_id = $1', [
    account,
    payment,
  ]);
}

/** Returns the owner of an account, to whom its money matters. */
export async function readOwner(
  sql: Sql,
  account: string,
): Promise<{ email: string; name: string; locale: Locale } | null> {
  const { rows } = await sql.query<{ email: string; name: string; locale: Locale }>(
    `select email, coalesce(nullif(btrim(concat_ws(' ', first_name, family_name)), ''), email) as name,
            locale::text as locale
       from users where account_id = $1 and role = 'owner' order by id limit 1`,
    [account],
  );
  return rows[0] ?? null;
}

/** Forgets the plan that an account's owner chose on the price list: since then another choice counts. */
export async function forgetWantedPlan(sql: Sql, account: string): Promise<void> {
  await sql.query(
    'update accounts set wanted_plan = null, wanted_period = null where id = $1 and wanted_plan is not null',
    [account],
  );
}
