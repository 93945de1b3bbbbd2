import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { money } from '@/modules/money/payments';
import { readPlans } from '@/modules/money/plans';
import type { Money, Period } from '@/modules/money/rules/plan';
import {
  type CardView,
  countFreeExtras,
  findOpenPayment,
  listDocumented,
  type OpenPayment,
  readCard,
  readUse,
} from '@/modules/subscriptions/queries/use';
import { advance, beginsOn, payBy } from '@/modules/subscriptions/rules/advance';
import { upcoming } from '@/modules/subscriptions/rules/choose';
import { mayTry } from '@/modules/subscriptions/rules/give';
import { offersOf } from '@/modules/subscriptions/rules/offers';
import { type Limits, lastTerm, type Source, termOf } from '@/modules/subscriptions/rules/subscription';
import { readSettings } from '@/modules/subscriptions/settings';
import { transferWords } from '@/modules/subscriptions/transfer-method';
import { subscriptionOf } from './open-subscription';
import { platformMethods } from './pay-invoice';

/** A sum on a day. */
export interface Payday {
  on: string;
  amount: Money;
}

/** A subscription as its owner sees it. */
export interface SubscriptionView {
  plan: string;
  period: Period | null;
  /** Of one period; null where nothing renews. */
  price: Money | null;
  limits: { projects: number | null; photos: number | null; commission: number };
  used: { projects: number; photos: number };
  trial_ends: string | null;
  last_payment: Payday | null;
  next_payment: Payday | null;
  next_plan: { plan: string; period: Period; on: string } | null;
}

/** An invoice in a list. */
export interface InvoiceLineView {
  id: string;
  nr: number;
  kind: string;
  state: 'open' | 'paid' | 'void';
  on: string;
  paid_on: string | null;
  plan: string | null;
  period: Period | null;
  amount: Money;
  /** Its document is issued. */
  document: boolean;
}

/** All that the owner's screen shows. */
export interface SubscriptionScreen extends SubscriptionView {
  source: Source;
  /** The plan that renews; null: none does. */
  renews: string | null;
  /** The end of the current term; null: without an end. */
  until: string | null;
  /** The current plan is a present: it costs nothing while it lasts, and nothing is paid after it. */
  given: boolean;
  currency: 'USD' | 'ILS';
  /** The studio's country, which decided the currency; null: its language did. */
  country: string | null;
  largest: string | null;
  /** What must be paid: by when (of a single project any day), and how the payer began. */
  open: (InvoiceLineView & { until: string | null; payment: OpenPayment | null; how: string }) | null;
  /** The renewal was not paid on its day. */
  late: boolean;
  /** The card that renewals charge; null: a message asks the owner to pay. */
  card: CardView | null;
  credit: Money;
  discount: { percent: number; amount: number; left: number | null } | null;
  /** Days of the trial that may begin; null: it may not. */
  trial: number | null;
  /** What a single project costs; null: none is sold. */
  project: Money | null;
  /** Single projects that are paid and not used. */
  extras: number;
  invoices: InvoiceLineView[];
  offers: { plan: string; prices: Record<Period, number>; limits: Limits }[];
  /** Whether the platform takes a commission of sales by any way. */
  commission: boolean;
  /** Whether the platform can be paid at all. */
  payable: boolean;
}

/** Why an account has a plan that was given to it. */
const GIVEN: readonly Source[] = ['set', 'reward', 'gift'];

/** Returns an account's subscription as its owner's screen shows it. Throws NOT_FOUND. */
export async function showSubscription(account: string, locale: Locale): Promise<SubscriptionScreen> {
  const opened = await subscriptionOf(account);
  const { today, invoices } = opened;
  const { sub } = advance(opened.sub, today);
  const { currency } = sub;
  const sum = (amount: number): Money => ({ amount, currency });
  const [use, plans, settings, extras, how, documented, commission] = await Promise.all([
    readUse(pool(), account),
    readPlans(),
    readSettings(),
    countFreeExtras(pool(), account),
    transferWords(locale),
    listDocumented(pool(), account),
    money.takesCommission(),
  ]);
  const term = termOf(sub, today);
  const next = upcoming(sub);
  const lines = invoices.map(
    ({ id, nr, kind, state, on, offer, amount, paid_at }): InvoiceLineView => ({
      id,
      nr,
      kind,
      state,
      on,
      paid_on: paid_at ? paid_at.toISOString().slice(0, 10) : null,
      plan: offer?.plan ?? null,
      period: offer?.period ?? null,
      amount: sum(amount),
      document: documented.has(id),
    }),
  );
  const paid = lines.filter(({ state, amount }) => state === 'paid' && amount.amount > 0).at(-1);
  const due = lines.filter(({ state }) => state === 'open');
  const open = due.find(({ kind }) => kind !== 'project') ?? due[0];
  const project = currency === 'ILS' ? settings.project_ils : settings.project_usd;
  const payable = (await platformMethods(sum(100), locale)).length > 0;
  return {
    plan: term.plan,
    period: sub.renews?.period ?? null,
    price: sub.renews ? sum(sub.renews.price) : null,
    limits: term.limits,
    used: { projects: use.projects, photos: use.photos },
    trial_ends: term.source === 'trial' ? term.to : null,
    last_payment: paid ? { on: paid.paid_on ?? paid.on, amount: paid.amount } : null,
    next_payment: next ? { on: next.on, amount: sum(next.amount) } : null,
    next_plan: sub.next
      ? { plan: sub.next.plan, period: sub.next.period, on: lastTerm(sub).to ?? today }
      : null,
    source: term.source,
    renews: sub.renews?.plan ?? null,
    until: term.to,
    given: sub.renews === null && GIVEN.includes(term.source),
    currency,
    country: opened.account.country,
    largest: use.largest,
    open: open
      ? {
          ...open,
          until: open.kind === 'project' ? null : payBy(beginsOn(sub, open), today),
          payment: await findOpenPayment(pool(), open.id),
          how,
        }
      : null,
    late: term.source === 'grace',
    card: opened.account.card ? await readCard(pool(), opened.account.card) : null,
    credit: sum(sub.credit),
    discount: sub.discount && {
      percent: sub.discount.percent,
      amount: sub.discount.amount,
      left: sub.discount.left,
    },
    trial: settings.trial_days > 0 && mayTry(sub) ? settings.trial_days : null,
    project: project > 0 && payable ? sum(project) : null,
    extras,
    invoices: lines.filter(({ state }) => state === 'paid').reverse(),
    offers: offersOf(plans, currency),
    commission,
    payable,
  };
}
