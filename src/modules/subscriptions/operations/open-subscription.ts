import { pool, type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { dayIn } from '@/core/time/zone-time';
import { readPlans } from '@/modules/money/plans';
import {
  type Entitlement,
  insertEntitlement,
  readEntitlement,
} from '@/modules/subscriptions/queries/entitlements';
import {
  type InvoiceRow,
  lockSubscription,
  readInvoices,
  readState,
  readTerms,
  type StateRow,
  storeInvoice,
  storeState,
  storeTerms,
} from '@/modules/subscriptions/queries/store';
import { dueDay } from '@/modules/subscriptions/rules/advance';
import { type Day, plusDays } from '@/modules/subscriptions/rules/calendar';
import { currencyOf, limitsOf } from '@/modules/subscriptions/rules/offers';
import {
  beginFree,
  FREE,
  type Limits,
  type Subscription,
  type Term,
  termOf,
} from '@/modules/subscriptions/rules/subscription';

/** An account's subscription, as it was read. */
export interface Opened {
  account: StateRow;
  sub: Subscription;
  invoices: InvoiceRow[];
  entitlement: Entitlement | null;
  today: Day;
  now: Date;
}

/** A subscription that was never changed: free, or the plan without an end that the entitlement names. */
function fromEntitlement(
  account: StateRow,
  asked: { entitlement: Entitlement | null; free: Limits; today: Day },
): Subscription {
  const { entitlement, free, today } = asked;
  const begun = dayIn(entitlement?.since ?? account.created_at, account.zone);
  // A day that is not over there yet cannot begin after today.
  const from = begun > today ? today : begun;
  const sub = beginFree({ currency: currencyOf(account), free, today: from });
  if (!entitlement) return sub;
  const { plan, limits, price } = entitlement;
  const source = plan === FREE ? ('free' as const) : ('set' as const);
  const term: Term = { from, to: null, plan, source, price, limits };
  return { ...sub, terms: [term] };
}

/** Returns an account's subscription, without a lock. Throws NOT_FOUND. */
export async function readSubscription(sql: Sql, id: string): Promise<Opened> {
  const account = await readState(sql, id);
  if (!account) throw new KeepersError('NOT_FOUND');
  const now = clock();
  const today = dayIn(now, account.zone);
  const free = limitsOf((await readPlans(sql)).free);
  const entitlement = await readEntitlement(sql, id);
  if (account.currency === null) {
    const sub = fromEntitlement(account, { entitlement, free, today });
    return { account, sub, invoices: [], entitlement, today, now };
  }
  const invoices = await readInvoices(sql, id);
  const { currency, renews, next, anchor, months, credit, discount, gifts, trialed, reminded } = account;
  const sub: Subscription = {
    currency,
    free,
    terms: await readTerms(sql, id),
    invoices: invoices.map(
      ({ id: _id, account: _account, currency: _currency, paid_at: _at, ...one }) => one,
    ),
    renews,
    next,
    anchor: anchor ?? today,
    months: months ?? 0,
    credit: credit ?? 0,
    discount,
    gifts: gifts ?? [],
    trialed: trialed ?? false,
    reminded: reminded ?? false,
  };
  return { account, sub, invoices, entitlement, today, now };
}

/** Whether two limits are the same. */
const sameLimits = (a: Limits, b: Limits): boolean =>
  a.projects === b.projects && a.photos === b.photos && a.commission === b.commission;

/** The day of a subscription's next event; one with a term that begins later has that, too. */
function nextDue(sub: Subscription, today: Day): Day | null {
  const begins = sub.terms.find(({ from }) => from > today)?.from ?? null;
  return [dueDay(sub), begins].filter((day) => day !== null).sort()[0] ?? null;
}

async function storeEntitlement(sql: Sql, { entitlement, account, now, today }: Opened, sub: Subscription) {
  const { plan, limits, price } = termOf(sub, today);
  const before = entitlement;
  if (before && before.plan === plan && before.price === price && sameLimits(before.limits, limits)) return;
  const { currency } = sub;
  const period = sub.renews?.plan === plan ? sub.renews.period : 'monthly';
  const id = uuidv7();
  await insertEntitlement(sql, {
    id,
    account: account.account,
    plan,
    period,
    amount: price,
    currency,
    limits,
    now,
  });
}

async function store(sql: Sql, opened: Opened, sub: Subscription): Promise<void> {
  const { account, invoices, today, now } = opened;
  const { terms, free: _free, invoices: after, ...state } = sub;
  const id = account.account;
  await storeState(sql, { ...state, account: id, due: nextDue(sub, today), now });
  if (terms !== opened.sub.terms || account.currency === null) await storeTerms(sql, id, terms);
  for (const one of after) {
    const before = opened.sub.invoices.find(({ nr }) => nr === one.nr);
    if (before === one) continue;
    const row = invoices.find(({ nr }) => nr === one.nr);
    await storeInvoice(sql, { ...one, id: row?.id ?? uuidv7(), account: id, currency: sub.currency, now });
  }
  await storeEntitlement(sql, opened, sub);
}

/**
 * Changes an account's subscription under its lock, in the caller's transaction: stores its state, terms and invoices,
 * and what it may use from now on. Returns what `change` returned. Throws NOT_FOUND, and what `change` throws.
 */
export async function changeSubscriptionIn<T extends { sub: Subscription }>(
  sql: Sql,
  account: string,
  change: (opened: Opened) => T | Promise<T>,
): Promise<T> {
  await lockSubscription(sql, account);
  const opened = await readSubscription(sql, account);
  const changed = await change(opened);
  await store(sql, opened, changed.sub);
  return changed;
}

/** As `changeSubscriptionIn`, in a transaction of its own. */
export const changeSubscription = <T extends { sub: Subscription }>(
  account: string,
  change: (opened: Opened, sql: Sql) => T | Promise<T>,
): Promise<T> => transaction((sql) => changeSubscriptionIn(sql, account, (opened) => change(opened, sql)));

/** The last day in the world that is today somewhere. */
export const latestDay = (): Day => plusDays(clock().toISOString().slice(0, 10), 1);

/** As `readSubscription`, from the pool. */
export const subscriptionOf = (account: string): Promise<Opened> => readSubscription(pool(), account);
