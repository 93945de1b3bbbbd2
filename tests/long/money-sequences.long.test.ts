import { FakeProvider } from '@root/tests/helpers/fake-provider';
import { sellThings } from '@root/tests/helpers/money';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { isKeepersError } from '@/core/errors/errors';
import { issueDue } from '@/modules/money/operations/issue-documents';
import { lookAtDue } from '@/modules/money/operations/look-at-due';
import { handleEvent, takeEvent } from '@/modules/money/operations/take-event';
import { money } from '@/modules/money/payments';

const app = await openTestApp();
let account: string;
let shop: Awaited<ReturnType<typeof sellThings>>;

beforeAll(async () => {
  await startTestApp(app);
  ({ account } = await makeStudio());
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

/** What can happen to one order, in any order, by the client, the studio, the service and the jobs. */
const step = fc.oneof(
  ...(
    [
      'begin',
      'begin cash',
      'pay',
      'decline',
      'mark',
      'unmark',
      'cancel',
      'refund all',
      'look',
      'jobs',
      'dispute open',
      'dispute won',
      'dispute lost',
    ] as const
  ).map((what) => fc.constant({ what, part: 0, copies: 1 })),
  fc.record({
    what: fc.constant('refund' as const),
    part: fc.integer({ min: 1, max: 60 }),
    copies: fc.constant(1),
  }),
  fc.record({
    what: fc.constant('events' as const),
    part: fc.integer(),
    copies: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    what: fc.constantFrom('cut before' as const, 'cut after' as const),
    part: fc.constant(0),
    copies: fc.constant(1),
  }),
);
type Step = { what: string; part: number; copies: number };

/** Ignores what the rules refuse: only the books count. */
const refused = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isKeepersError(error)) throw error;
  }
};

async function take({ what, part, copies }: Step, at: { thing: string; connection: string }): Promise<void> {
  const { thing, connection } = at;
  const { provider } = shop;
  const payments = await shop.sql<{ id: string }>('select id from payments order by created_at, id');
  const last = payments.at(-1)?.id;
  if (what === 'begin') return refused(shop.begin(thing));
  if (what === 'begin cash') return refused(shop.begin(thing, { method: 'till' }));
  if (what.startsWith('cut')) {
    provider.cut = what === 'cut before' ? 'before' : 'after';
    return;
  }
  if (what === 'jobs') {
    await shop.sql("update payments set look_at = look_at - interval '9 hours'");
    await shop.sql("update refunds set look_at = look_at - interval '9 hours'");
    return lookAtDue();
  }
  if (what === 'events') {
    const sent = provider.events().flatMap((event) => Array.from({ length: copies }, () => event));
    if (part % 2) sent.reverse();
    await Promise.all(
      sent.map(async (event) => {
        const { raw, signature } = FakeProvider.sign('whsec', {
          ...event,
          event: `${event.event}${part % 5}`,
        });
        const headers = new Headers({ 'x-fake-signature': signature });
        await takeEvent({ method: 'fake', connection, raw, headers });
      }),
    );
    const inbox = await shop.sql<{ id: string }>("select id from provider_events where state = 'new'");
    await Promise.all(inbox.map(({ id }) => refused(handleEvent(id))));
    return;
  }
  if (!last) return;
  const asked = { account, payment: last };
  if (what === 'pay' || what === 'decline') for (const { id } of payments) provider.press(id, what);
  if (what.startsWith('dispute')) {
    const state = what.slice('dispute '.length) as 'open' | 'won' | 'lost';
    for (const { id } of payments) provider.dispute(id, state, state === 'won' ? 1500 : 13_300);
  }
  if (what === 'mark') return refused(money.markPaid(asked));
  if (what === 'unmark') return refused(money.unmarkPaid(asked));
  if (what === 'cancel') return refused(money.cancel(asked));
  if (what === 'look') return refused(money.look(last));
  if (what === 'refund') return refused(money.refund({ ...asked, amount: part * 100, by: null }));
  if (what === 'refund all') return refused(money.refund({ ...asked, by: null }));
}

const one = async <T extends Record<string, unknown>>(query: string): Promise<T> =>
  (await shop.sql<T>(query))[0] as T;

/** Everything that must hold once the service answers again and the jobs have run. */
async function expectBooksRight(thing: string): Promise<void> {
  shop.provider.cut = null;
  for (let round = 0; round < 3; round += 1)
    await take({ what: 'jobs', part: 0, copies: 1 }, { thing, connection: '' });
  const payments = await shop.sql<{ id: string }>('select id from payments');
  for (const { id } of payments) await refused(money.look(id));
  const book = await shop.book();
  expect(Object.values(book).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect(book.provider ?? 0).toBe(shop.provider.balance());
  const row = (await shop.row(thing)) as { paid: number; refunded: number };
  const said = await one<{ paid: number; back: number }>(
    `select (select count(*)::int from payments where state = 'paid' and not surplus) as paid,
       (select coalesce(sum(r.amount), 0)::int from refunds r join payments p on p.id = r.payment_id
         where r.state = 'done' and not p.surplus) as back`,
  );
  expect(row.paid).toBe(said.paid);
  expect(row.paid).toBeLessThanOrEqual(1);
  expect(row.refunded).toBe(said.back);
  expect(row.refunded).toBeLessThanOrEqual(11_800 * Math.max(row.paid, said.paid));
  await shop.sql('update payments set document_due = created_at where document_due is not null');
  await issueDue();
  await issueDue();
  const documents = await one<{ paid: number; back: number; most: number; all: number }>(
    `select count(*) filter (where refund_id is null)::int as paid, count(*) filter (where refund_id is not null)::int as back,
       coalesce(max(number) filter (where refund_id is null), 0)::int as most, count(*)::int as all from money_documents`,
  );
  expect(documents.paid).toBe(said.paid);
  expect(documents.most).toBe(documents.paid);
}

test('any sequence of payments, refunds, marks, events and lost answers leaves right books', {
  timeout: 30 * 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      shop = await sellThings(app, account);
      shop.provider.fee = 3;
      await shop.sql(
        'truncate payments, refunds, ledger_transfers, ledger_entries, provider_events, money_documents cascade',
      );
      const connection = await shop.connect();
      const thing = await shop.thing();
      for (const one of [{ what: 'begin', part: 0, copies: 1 }, ...steps]) {
        await take(one, { thing, connection: typeof connection === 'string' ? connection : connection.id });
        if (!one.what.startsWith('cut')) shop.provider.cut = null;
      }
      await expectBooksRight(thing);
    }),
    { numRuns: 1000 },
  );
});
