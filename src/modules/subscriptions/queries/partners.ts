import type { Sql } from '@/core/db/pool';

/** Stores an account's link unless it has one; returns its code. */
export async function ensureLink(
  sql: Sql,
  one: { account: string; code: string; now: Date },
): Promise<{ code: string; clicks: number }> {
  await sql.query(
    'insert into partner_links (account_id, code, created_at) values ($1, $2, $3) on conflict (account_id) do nothing',
    [one.account, one.code, one.now],
  );
  const { rows } = await sql.query<{ code: string; clicks: number }>(
    'select code, clicks from partner_links where account_id = $1',
    [one.account],
  );
  return rows[0] ?? { code: one.code, clicks: 0 };
}

/** Counts an opened link; false for an unknown one. */
export async function countClick(sql: Sql, code: string): Promise<boolean> {
  const { rowCount } = await sql.query('update partner_links set clicks = clicks + 1 where code = $1', [
    code,
  ]);
  return rowCount === 1;
}

/** Stores that an account signed up by a partner's link; nothing for an unknown link, and for one's own. */
export async function insertSignUp(
  sql: Sql,
  one: { account: string; code: string; now: Date },
): Promise<void> {
  await sql.query(
    `insert into partner_sign_ups (account_id, partner_id, state, created_at)
     select $1, l.account_id, 'waiting', $3 from partner_links l where l.code = $2 and l.account_id <> $1
     on conflict (account_id) do nothing`,
    [one.account, one.code, one.now],
  );
}

/** What a partner's link has brought. */
export interface PartnerCounts {
  signed_up: number;
  paying: number;
  given: number;
}

/** Counts what an account's link has brought. */
export async function countPartner(sql: Sql, partner: string): Promise<PartnerCounts> {
  const { rows } = await sql.query<PartnerCounts>(
    `select count(*)::int as signed_up,
            count(*) filter (where exists (select 1 from subscription_states s
               where s.account_id = p.account_id and s.renews is not null))::int as paying,
            count(*) filter (where p.state = 'given')::int as given
       from partner_sign_ups p where p.partner_id = $1`,
    [partner],
  );
  return rows[0] ?? { signed_up: 0, paying: 0, given: 0 };
}

/** A sign-up whose reward is not decided, with the day of its first payment that was kept. */
export interface WaitingReward {
  account: string;
  partner: string;
  state: 'waiting' | 'held';
  /** YYYY-MM-DD. */
  paid_on: string | null;
  pays: boolean;
}

/** Returns what an account's link waits for: those that pay, the first payment first. */
export async function listWaiting(sql: Sql, partner: string | null): Promise<WaitingReward[]> {
  const { rows } = await sql.query<WaitingReward>(
    `select p.account_id as account, p.partner_id as partner, p.state,
            (select to_char(min(i.paid_at) at time zone 'UTC', 'YYYY-MM-DD') from subscription_invoices i
              where i.account_id = p.account_id and i.state = 'paid' and i.amount > 0 and i.kind <> 'project'
                and not exists (select 1 from payments y join refunds r on r.payment_id = y.id and r.state <> 'failed'
                                 where y.kind = 'subscriptions' and y.purpose_id = i.id)
                and not exists (select 1 from payments y where y.kind = 'subscriptions' and y.purpose_id = i.id
                                 and y.dispute in ('open', 'lost'))) as paid_on,
            exists (select 1 from subscription_states s where s.account_id = p.account_id and s.renews is not null) as pays
       from partner_sign_ups p
      where p.state in ('waiting', 'held') and ($1::uuid is null or p.partner_id = $1) order by p.created_at`,
    [partner],
  );
  return rows;
}

/** Locks a sign-up that is not decided until the transaction ends; returns whether there is one. */
export async function lockSignUp(sql: Sql, account: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    "select 1 from partner_sign_ups where account_id = $1 and state in ('waiting', 'held') for update",
    [account],
  );
  return rowCount === 1;
}

/** Stores what was decided about a sign-up. */
export async function decideSignUp(
  sql: Sql,
  one: { account: string; state: 'held' | 'given' | 'refused'; why: string | null; now: Date },
): Promise<void> {
  await sql.query('update partner_sign_ups set state = $2, why = $3, decided_at = $4 where account_id = $1', [
    one.account,
    one.state,
    one.why,
    one.now,
  ]);
}

/** Counts a partner's rewards since a time. */
export async function countGiven(
  sql: Sql,
  { partner, since }: { partner: string; since: Date },
): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    "select count(*)::int as count from partner_sign_ups where partner_id = $1 and state = 'given' and decided_at >= $2",
    [partner, since],
  );
  return rows[0]?.count ?? 0;
}

/** Why a sign-up looks like the partner's own: a person of both, the same telephone, business number or card. */
export async function findSameHands(
  sql: Sql,
  { account, partner }: { account: string; partner: string },
): Promise<'person' | 'phone' | 'business' | 'card' | null> {
  const { rows } = await sql.query<{ why: 'person' | 'phone' | 'business' | 'card' | null }>(
    `select case
        when exists (select 1 from users a join users b on b.account_id = $2
                      where a.account_id = $1
                        and regexp_replace(split_part(lower(a.email), '@', 1), '[.]|[+].*$', '', 'g')
                          = regexp_replace(split_part(lower(b.email), '@', 1), '[.]|[+].*$', '', 'g')
                        and split_part(lower(a.email), '@', 2) = split_part(lower(b.email), '@', 2)) then 'person'
        when exists (select 1 from accounts a join accounts b on b.id = $2
                      where a.id = $1 and regexp_replace(a.phone_number, '[^0-9]', '', 'g') <> ''
                        and regexp_replace(a.phone_number, '[^0-9]', '', 'g') = regexp_replace(b.phone_number, '[^0-9]', '', 'g')) then 'phone'
        when exists (select 1 from accounts a join accounts b on b.id = $2
                      where a.id = $1 and a.business_number <> '' and a.business_number = b.business_number) then 'business'
        when exists (select 1 from payments p join subscription_invoices i on i.id = p.purpose_id and i.account_id = $1
                       join subscription_invoices j on j.account_id = $2
                       join payments q on q.purpose_id = j.id and q.kind = 'subscriptions'
                      where p.kind = 'subscriptions' and p.card->>'print' = q.card->>'print') then 'card'
      end as why`,
    [account, partner],
  );
  return rows[0]?.why ?? null;
}

/** Returns sign-ups whose reward waits for the operator, with the names of both accounts. */
export async function listHeld(sql: Sql): Promise<{ account: string; name: string; partner: string }[]> {
  const { rows } = await sql.query<{ account: string; name: string; partner: string }>(
    `select p.account_id as account, a.name, b.name as partner from partner_sign_ups p
       join accounts a on a.id = p.account_id join accounts b on b.id = p.partner_id
      where p.state = 'held' order by p.decided_at`,
  );
  return rows;
}

/** A partner as operators see it: a studio whose link was opened, and what it brought. */
export interface PartnerLine extends PartnerCounts {
  account: string;
  name: string;
  clicks: number;
}

/** Returns the partners whose link was opened or used, those that brought most first. */
export async function listPartners(sql: Sql, most: number): Promise<PartnerLine[]> {
  const { rows } = await sql.query<PartnerLine>(
    `select l.account_id as account, coalesce(a.name, '') as name, l.clicks, c.signed_up, c.paying, c.given
       from partner_links l join accounts a on a.id = l.account_id, lateral (
         select count(*)::int as signed_up, count(*) filter (where p.state = 'given')::int as given,
                count(*) filter (where exists (select 1 from subscription_states s
                   where s.account_id = p.account_id and s.renews is not null))::int as paying
           from partner_sign_ups p where p.partner_id = l.account_id) c
      where l.clicks > 0 or c.signed_up > 0
      order by c.paying desc, c.signed_up desc, l.clicks desc, l.account_id limit $1`,
    [most],
  );
  return rows;
}
