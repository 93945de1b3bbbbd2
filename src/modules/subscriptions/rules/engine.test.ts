import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PERIOD_MONTHS, PERIODS, type Period } from '@/modules/money/rules/plan';
import { whole } from '../../../../tests/helpers/part';
import { advance, beginsOn, payBy } from './advance';
import { type Day, daysBetween, plusDays, plusMonths } from './calendar';
import { choose, decideChoice, quote, withdraw } from './choose';
import { beginTrial, give } from './give';
import { discountOn } from './price';
import { decline, settle } from './settle';
import {
  beginFree,
  type Discount,
  type Offer,
  type Request,
  type Subscription,
  termOf,
} from './subscription';

const RUNS = { numRuns: whole ? 1000 : 200 };
const START = '2027-01-31';
const MONTHLY = { free: 0, pro: 1900, unlimited: 3900 } as const;
type PlanName = keyof typeof MONTHLY;
const FREE_LIMITS = { projects: 3, photos: 500, commission: 5 };
const UNLIMITED = { projects: null, photos: null, commission: 0 };
const offer = (plan: PlanName, period: Period = 'monthly'): Offer => {
  const monthly = MONTHLY[plan];
  const price = Math.round((monthly * PERIOD_MONTHS[period] * (period === 'yearly' ? 80 : 100)) / 100);
  return { plan, period, price, monthly, limits: { projects: monthly, photos: monthly, commission: 0 } };
};
const free = (today = START): Subscription => beginFree({ currency: 'USD', free: FREE_LIMITS, today });

/** Whether collecting invoice `nr` succeeds at a try. */
type Card = (nr: number, attempt: number) => boolean;
const good: Card = () => true;
const bad: Card = () => false;

interface Ran {
  sub: Subscription;
  charged: number[];
  mails: Request[];
}

/** Brings a subscription to a day, collecting what it asks for. */
function run(sub: Subscription, today: Day, card: Card): Ran {
  const ran: Ran = { sub, charged: [], mails: [] };
  for (;;) {
    const moved = advance(ran.sub, today);
    ran.sub = moved.sub;
    ran.mails.push(...moved.requests.filter(({ kind }) => kind === 'mail'));
    const collect = moved.requests.find((one) => one.kind === 'collect');
    if (collect?.kind !== 'collect') return ran;
    const { invoice, try: attempt } = collect;
    if (card(invoice, attempt)) {
      ran.charged.push(ran.sub.invoices.find(({ nr }) => nr === invoice)?.amount ?? 0);
      ran.sub = settle(ran.sub, invoice, today);
    } else ran.sub = decline(ran.sub, invoice, attempt);
  }
}

/** Chooses and pays at once. */
function buy(sub: Subscription, wanted: Offer, today: Day): { sub: Subscription; paid: number } {
  const chosen = choose(sub, wanted, today);
  if (!chosen.invoice) return { sub: chosen.sub, paid: 0 };
  return { sub: settle(chosen.sub, chosen.invoice.nr, today), paid: chosen.invoice.amount };
}

const wanted = fc
  .tuple(fc.constantFrom<PlanName>('free', 'pro', 'unlimited'), fc.constantFrom(...PERIODS))
  .map(([plan, period]) => offer(plan, period));
const paidOffer = wanted.filter(({ plan }) => plan !== 'free');
/** What an owner or the operator does after so many days. */
const act = fc.record({
  after: fc.nat(70),
  what: fc.constantFrom('choose', 'choose', 'choose', 'withdraw', 'reward', 'trial', 'order'),
  wanted,
});
const discount = fc.option(
  fc.record<Discount>({
    link: fc.constant('x'),
    percent: fc.nat(120),
    amount: fc.nat(50_000),
    left: fc.option(fc.integer({ min: 1, max: 4 })),
    plans: fc.constantFrom([], ['pro']),
  }),
);
/** A card by what fails: a number for each invoice and try, declined below the share. */
const card = fc.tuple(fc.nat(1000), fc.constantFrom(0, 3, 9)).map(
  ([seed, share]): Card =>
    (nr, attempt) =>
      (seed * 31 + nr * 17 + attempt * 7) % 10 >= share,
);
const history = fc.record({ acts: fc.array(act, { maxLength: 8 }), discount, card, start: fc.nat(800) });
type History = Parameters<
  Parameters<typeof fc.property<[typeof history extends fc.Arbitrary<infer T> ? T : never]>>[1]
>[0];

/** Lives through a history, looked at every `every` days and at each act. */
function live(
  { acts, discount: off, card: pays, start }: History,
  every = 1,
  seen?: (ran: Ran, day: Day) => void,
) {
  let day = plusDays('2026-11-25', start);
  const all: Ran = { sub: { ...free(day), discount: off }, charged: [], mails: [] };
  const look = () => {
    const ran = run(all.sub, day, pays);
    all.sub = ran.sub;
    all.charged.push(...ran.charged);
    all.mails.push(...ran.mails);
    seen?.(all, day);
  };
  for (const one of [...acts, { after: 500, what: 'end', wanted: offer('pro') }]) {
    const until = plusDays(day, one.after);
    for (let next = plusDays(day, every); next < until; next = plusDays(next, every)) {
      day = next;
      look();
    }
    day = until;
    look();
    if (one.what === 'choose' && decideChoice(all.sub, one.wanted).allowed) {
      const bought = buy(all.sub, one.wanted, day);
      all.sub = bought.sub;
      if (bought.paid > 0) all.charged.push(bought.paid);
    }
    if (one.what === 'order') all.sub = choose(all.sub, offer('unlimited', 'yearly'), day).sub;
    if (one.what === 'withdraw') all.sub = withdraw(all.sub);
    if (one.what === 'reward')
      all.sub = give(all.sub, { source: 'reward', months: 2, plan: 'unlimited', limits: UNLIMITED }, day);
    if (one.what === 'trial')
      all.sub = beginTrial(all.sub, { plan: 'unlimited', limits: UNLIMITED, days: 30, today: day });
    look();
  }
  return all;
}

/** Whether a line has a gap, an overlap, a term without days, or none that is current. */
function isBroken({ terms }: Subscription, day: Day): boolean {
  const last = terms.at(-1);
  const gap = terms.some(
    ({ from, to }, at) => (to !== null && to <= from) || (at > 0 && terms[at - 1]?.to !== from),
  );
  return gap || !last || (last.to !== null && last.to <= day) || termOf({ terms }, day).from > day;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe('a subscription, in any history', () => {
  test('has an unbroken line of terms: no gap, no overlap, one that is current', () => {
    fc.assert(
      fc.property(history, (lived) => {
        const found: string[] = [];
        // Plain comparisons: an assertion for each day of a thousand lives would take minutes.
        live(lived, 1, ({ sub }, day) => {
          if (isBroken(sub, day)) found.push(`${day} ${JSON.stringify(sub.terms)}`);
        });
        expect(found).toEqual([]);
      }),
      RUNS,
    );
  }, 60_000);

  test('charges exactly what its paid invoices say, none below 0, at most one open', () => {
    fc.assert(
      fc.property(history, (lived) => {
        const { sub, charged } = live(lived, 3);
        expect(sum(charged)).toBe(
          sum(sub.invoices.filter(({ state }) => state === 'paid').map(({ amount }) => amount)),
        );
        expect(sub.credit).toBeGreaterThanOrEqual(0);
        expect(sub.invoices.filter(({ state }) => state === 'open').length).toBeLessThan(2);
        for (const { amount, lines, rest } of sub.invoices) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(rest).toBeGreaterThanOrEqual(0);
          expect(amount).toBe(sum(lines.map((line) => line.amount)));
        }
        expect(sub.invoices.map(({ nr }) => nr)).toEqual(sub.invoices.map((_, at) => at + 1));
      }),
      RUNS,
    );
  }, 60_000);

  test('comes to the same whether it is looked at each day, every 9 or every 40 days', () => {
    fc.assert(
      fc.property(history, (lived) => {
        const daily = live(lived, 1);
        for (const every of [9, 40]) {
          const late = live(lived, every);
          expect(late.sub).toEqual(daily.sub);
          expect(late.charged).toEqual(daily.charged);
        }
      }),
      RUNS,
    );
  }, 120_000);

  test('changes nothing when it is looked at twice on a day, or an invoice is settled or declined again', () => {
    fc.assert(
      fc.property(history, (lived) => {
        const { sub } = live(lived, 7, (ran, day) => {
          const again = run(ran.sub, day, lived.card);
          expect(again.sub).toEqual(ran.sub);
          expect([...again.charged, ...again.mails]).toEqual([]);
        });
        for (const { nr, state } of sub.invoices)
          if (state === 'paid') {
            expect(settle(sub, nr, '2031-01-01')).toBe(sub);
            expect(decline(sub, nr, 4)).toBe(sub);
          }
      }),
      RUNS,
    );
  }, 60_000);

  test('gives each reward once, as two whole months', () => {
    fc.assert(
      fc.property(history, (lived) => {
        const { sub } = live(lived, 5);
        const given = lived.acts.filter(({ what }) => what === 'reward').length;
        const terms = sub.terms.filter(({ source }) => source === 'reward');
        expect(terms.length + sub.gifts.length).toBe(given);
        for (const { from, to } of terms) expect(daysBetween(from, to ?? from)).toBeGreaterThanOrEqual(58);
      }),
      RUNS,
    );
  }, 60_000);
});

test('renewals are counted from the anchor over 1,500 days, whatever months are short', () => {
  fc.assert(
    fc.property(
      fc.nat(1500),
      fc.constantFrom(...PERIODS),
      fc.integer({ min: 1, max: 45 }),
      (start, period, every) => {
        const first = plusDays('2026-11-25', start);
        let { sub } = buy(free(first), offer('pro', period), first);
        for (let days = every; days <= 1500; days += every) sub = run(sub, plusDays(first, days), good).sub;
        sub.terms.forEach(({ from, to, source }, at) => {
          expect(source).toBe('paid');
          expect(from).toBe(plusMonths(first, at * PERIOD_MONTHS[period]));
          expect(to).toBe(plusMonths(first, (at + 1) * PERIOD_MONTHS[period]));
        });
      },
    ),
    RUNS,
  );
}, 60_000);

test('a downgrade takes nothing before its day, and can be withdrawn', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS), fc.nat(25), wanted, (period, days, lower) => {
      const { sub } = buy(free(), offer('unlimited', period), START);
      const day = plusDays(START, days);
      fc.pre(decideChoice(sub, lower).allowed && quote(sub, lower, day).when === 'at_end');
      const chosen = choose(sub, lower, day);
      expect(chosen.invoice).toBeNull();
      expect(chosen.sub.terms).toEqual(sub.terms);
      expect(withdraw(chosen.sub)).toEqual(sub);
      const end = sub.terms.at(-1)?.to as Day;
      expect(run(chosen.sub, plusDays(end, -1), good).sub.terms).toEqual(sub.terms);
      expect(termOf(run(chosen.sub, end, good).sub, end).plan).toBe(lower.plan);
    }),
    RUNS,
  );
});

test('detours cost no more: two changes on a day cost what the last one alone does', () => {
  fc.assert(
    fc.property(paidOffer, paidOffer, paidOffer, fc.nat(20), (first, between, last, days) => {
      const day = plusDays(START, days);
      const { sub } = buy(free(), first, START);
      const now = (from: Subscription, to: Offer) =>
        decideChoice(from, to).allowed && quote(from, to, day).when === 'now';
      fc.pre(now(sub, last) && now(sub, between));
      const detour = buy(sub, between, day);
      fc.pre(now(detour.sub, last));
      const second = buy(detour.sub, last, day);
      const direct = buy(sub, last, day);
      // What is left as credit counts as money.
      expect(detour.paid + second.paid - second.sub.credit).toBe(direct.paid - direct.sub.credit);
    }),
    RUNS,
  );
});

test('what is shown before the press is what is charged then, and what the next payment is', () => {
  fc.assert(
    fc.property(history, wanted, (lived, choice) => {
      const { sub } = live(
        { ...lived, acts: lived.acts.map((one) => ({ ...one, after: one.after % 20 })) },
        30,
      );
      const day = sub.terms.at(-1)?.from as Day;
      const now = run(sub, day, good).sub;
      fc.pre(decideChoice(now, choice).allowed);
      const shown = quote(now, choice, day);
      const bought = buy(now, choice, day);
      expect(bought.paid).toBe(shown.today);
      if (shown.next && bought.sub.gifts.length === 0) {
        expect(bought.sub.terms.at(-1)?.to).toBe(shown.next.on);
        expect(sum(run(bought.sub, shown.next.on, good).charged)).toBe(shown.next.amount);
      }
    }),
    RUNS,
  );
});

test('a discount takes off no more than the price, and never adds to it', () => {
  fc.assert(
    fc.property(discount, paidOffer, (off, one) => {
      const taken = discountOn(off, one);
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(taken).toBeLessThanOrEqual(one.price);
    }),
    RUNS,
  );
});

describe('an unpaid renewal', () => {
  const { sub } = buy(free(), offer('pro'), START);
  const due = '2027-02-28';

  test('is tried on day 0, 3, 7 and 13, and falls to the free plan on day 14', () => {
    const tried: number[] = [];
    let now = sub;
    for (let days = 0; days <= 20; days += 1) {
      now = run(now, plusDays(due, days), () => tried.push(days) < 0).sub;
      expect(termOf(now, plusDays(due, days)).plan).toBe(days < 14 ? 'pro' : 'free');
    }
    expect(tried).toEqual([0, 3, 7, 13]);
    expect(now.invoices.at(-1)?.state).toBe('void');
    expect(now.renews).toBeNull();
  });

  test('that is paid on day 3 leaves the day of the next one as it was', () => {
    const late = run(run(sub, due, bad).sub, plusDays(due, 3), good).sub;
    expect(late.terms.at(-1)).toMatchObject({ from: due, to: '2027-03-31', source: 'paid' });
  });

  test('may be paid as another plan, from the same day', () => {
    const open = run(sub, due, bad).sub;
    const { sub: changed, paid } = buy(open, offer('unlimited'), plusDays(due, 2));
    expect(paid).toBe(3900);
    expect(changed.terms.at(-1)).toMatchObject({ from: due, to: '2027-03-31', plan: 'unlimited' });
  });

  test('that is paid after the fall begins a new cycle', () => {
    const fallen = run(sub, plusDays(due, 20), bad).sub;
    const paid = settle(fallen, 2, plusDays(due, 20));
    expect(termOf(paid, plusDays(due, 20))).toMatchObject({ plan: 'pro', source: 'paid' });
    expect(paid.credit).toBe(0);
  });
});

describe('a trial', () => {
  const tried = beginTrial(free(), { plan: 'unlimited', limits: UNLIMITED, days: 30, today: START });

  test('ends by itself, with a reminder three days before, and comes once', () => {
    const end = plusDays(START, 30);
    expect(run(tried, plusDays(end, -4), good).mails).toEqual([]);
    const reminded = run(tried, plusDays(end, -3), good);
    expect(reminded.mails).toEqual([{ kind: 'mail', mail: 'trial-ends', on: end }]);
    const ended = run(reminded.sub, end, good);
    expect(ended.mails).toEqual([{ kind: 'mail', mail: 'trial-over', on: end }]);
    expect(termOf(ended.sub, end)).toMatchObject({ plan: 'free', source: 'free', limits: FREE_LIMITS });
    const again = beginTrial(ended.sub, { plan: 'unlimited', limits: UNLIMITED, days: 30, today: end });
    expect(again).toBe(ended.sub);
  });

  test('goes on when a plan is bought meanwhile, which begins after it', () => {
    const day = plusDays(START, 10);
    const shown = quote(tried, offer('pro'), day);
    expect(shown).toMatchObject({ when: 'now', from: plusDays(START, 30), today: 1900 });
    const { sub } = buy(tried, offer('pro'), day);
    expect(termOf(sub, day).source).toBe('trial');
    expect(termOf(sub, plusDays(START, 30))).toMatchObject({ plan: 'pro', source: 'paid' });
  });
});

test('a reward on a paid plan begins at the next end, and the paid plan goes on after it', () => {
  const { sub } = buy(free(), offer('pro'), START);
  const given = give(
    sub,
    { source: 'reward', months: 2, plan: 'unlimited', limits: UNLIMITED },
    plusDays(START, 5),
  );
  const after = run(given, '2027-05-01', good);
  expect(after.sub.terms.slice(1).map(({ from, to, plan, source }) => [from, to, plan, source])).toEqual([
    ['2027-02-28', '2027-04-30', 'unlimited', 'reward'],
    ['2027-04-30', '2027-05-31', 'pro', 'paid'],
  ]);
  expect(after.charged).toEqual([1900]);
});

test('an upgrade takes off what is left of the old term, by days and rounded down; the rest becomes credit', () => {
  const { sub } = buy(free('2027-03-01'), offer('unlimited', 'yearly'), '2027-03-01');
  const { sub: pro } = buy(free('2027-03-01'), offer('pro'), '2027-03-01');
  // 21 of 31 days of 1900 are left.
  expect(quote(pro, offer('unlimited'), '2027-03-11')).toMatchObject({
    today: 3900 - 1287,
    from: '2027-03-11',
  });
  expect(quote(sub, offer('pro'), '2027-03-11')).toMatchObject({
    when: 'at_end',
    today: 0,
    from: '2028-03-01',
  });
});

test('the plan that renews anyway, and free by who pays nothing, cannot be chosen', () => {
  const { sub } = buy(free(), offer('pro'), START);
  expect(decideChoice(sub, offer('pro'))).toMatchObject({ code: 'PLAN_IN_USE' });
  expect(decideChoice(free(), offer('free'))).toMatchObject({ code: 'PLAN_IN_USE' });
});

describe('a plan that was ordered and is not paid', () => {
  const state = (sub: Subscription) => sub.invoices.map((one) => one.state);

  test('is withdrawn by choosing what goes on anyway', () => {
    const ordered = choose(free(), offer('pro'), START).sub;
    expect(decideChoice(ordered, offer('free'))).toEqual({ allowed: true });
    expect(quote(ordered, offer('free'), START)).toMatchObject({ when: 'now', today: 0, next: null });
    const { sub, invoice } = choose(ordered, offer('free'), START);
    expect([invoice, state(sub), sub.renews]).toEqual([null, ['void'], null]);
    expect(sub.terms).toEqual(free().terms);
    const paid = buy(free(), offer('pro'), START).sub;
    const more = choose(paid, offer('unlimited'), START).sub;
    const kept = choose(more, offer('pro'), START).sub;
    expect([state(kept), kept.renews, kept.next]).toEqual([['paid', 'void'], paid.renews, null]);
  });

  test('is forgotten two weeks after it could begin, which is not before the trial ends', () => {
    const order = (one: Subscription) => choose(one, offer('pro'), START).sub;
    const statesAfter = (one: Subscription, days: number) => state(run(one, plusDays(START, days), good).sub);
    const now = order(free());
    expect([statesAfter(now, 13), statesAfter(now, 14)]).toEqual([['open'], ['void']]);
    const trial = { plan: 'unlimited', limits: UNLIMITED, days: 30, today: START };
    const tried = order(beginTrial(free(), trial));
    expect([statesAfter(tried, 43), statesAfter(tried, 44)]).toEqual([['open'], ['void']]);
    const end = plusDays(START, 30);
    const dates = [0, 29, 30, 40].map((days) => payBy(beginsOn(tried, { on: START }), plusDays(START, days)));
    expect(dates).toEqual([end, end, plusDays(end, 14), plusDays(end, 14)]);
  });

  test('leaves the trial, after which it begins', () => {
    const { sub: ordered, invoice } = choose(free(), offer('pro'), START);
    const tried = beginTrial(ordered, { plan: 'unlimited', limits: UNLIMITED, days: 30, today: START });
    expect(termOf(tried, START).source).toBe('trial');
    const paid = settle(tried, invoice?.nr ?? 0, plusDays(START, 2));
    expect(termOf(paid, plusDays(START, 29)).source).toBe('trial');
    expect(termOf(paid, plusDays(START, 30))).toMatchObject({ plan: 'pro', source: 'paid' });
  });
});
