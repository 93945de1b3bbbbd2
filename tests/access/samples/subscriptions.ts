import { randomUUID } from 'node:crypto';
import { pool } from '@/core/db/pool';
import { money } from '@/modules/money/payments';
import { changeSeller } from '@/modules/sellers/operations/change-seller';
import { choosePlan } from '@/modules/subscriptions/operations/choose-plan';
import { markInvoicePaid } from '@/modules/subscriptions/operations/list-invoices';
import type { Sample } from '../samples';
import type { Person, World } from '../world';

const UNKNOWN_ID = '0199aaaa-0000-7000-8000-000000000000';
const SELLER = {
  country: 'DE',
  seller_type: 'private' as const,
  shows_transfer: false,
  values: {
    full_name: 'Noa Bar',
    date_of_birth: '1990-02-28',
    address: 'Somewhere 1',
    phone_number: '+49 30 123456',
    iban: 'DE89370400440532013000',
  },
};
const TRANSFER = { method: 'platform-transfer' };

/** The account whose owner sends the request, the studio's where no person is named; null for people who may not. */
const accountOf = ({ studio, other }: World, person: Person = 'owner'): string | null =>
  person === 'owner' ? studio.account : person === "another account's owner" ? other.studio.account : null;

/** An open invoice of the requester's account. */
export async function openInvoiceOf(account: string): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into subscription_invoices (id, account_id, nr, kind, state, day, lines, currency, amount, rest, discounted, tries,
       created_at) values (gen_random_uuid(), $1, 1000 + floor(random() * 1000000)::int, 'project', 'open', '2026-11-01', '[]',
       'USD', 500, 0, false, 0, now()) returning id`,
    [account],
  );
  return rows[0]?.id ?? UNKNOWN_ID;
}

/** A paid invoice of an account, with its document. */
async function documentOf(account: string): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    "select id from subscription_invoices where account_id = $1 and state = 'paid'",
    [account],
  );
  if (rows[0]) return rows[0].id;
  const { invoice } = await choosePlan(account, { plan: 'unlimited', period: 'monthly' });
  await markInvoicePaid(invoice as string, {});
  const paid = await pool().query<{ id: string }>(
    "select id from payments where purpose_id = $1 and state = 'paid'",
    [invoice],
  );
  await money.issueDocument({ account: null, payment: paid.rows[0]?.id as string });
  return invoice as string;
}

/** Requests about the plans of accounts, the partner programme, and the operator's side of both. */
export const SUBSCRIPTION_SAMPLES: Record<
  string,
  (world: World, person?: Person) => Promise<Sample> | Sample
> = {
  'subscription.show': () => ({ global: true }),
  'subscription.choose': () => ({ body: { plan: 'pro', period: 'yearly', dry_run: true }, global: true }),
  'subscription.pay': async (world, person) => {
    const account = accountOf(world, person);
    return {
      body: { invoice: account ? await openInvoiceOf(account) : UNKNOWN_ID, ...TRANSFER },
      global: true,
    };
  },
  'subscription.project': () => ({ body: TRANSFER, global: true }),
  'subscription.try': () => ({ global: true }),
  'subscription.forget-card': () => ({ global: true }),
  'subscription.discount': () => ({ body: { code: 'NOT-THERE' }, global: true }),
  'subscription.document': async ({ studio }) => ({
    params: { id: await documentOf(studio.account) },
    says: { guest: 404, client: 404 },
  }),
  'partner.show': () => ({ global: true }),
  'seller.show': () => ({ global: true }),
  'seller.change': () => ({ body: SELLER, global: true }),
  'seller.reveal': async (world, person) => {
    const account = accountOf(world, person);
    if (account) await changeSeller(account, SELLER, 'en');
    return { params: { name: 'full_name' }, global: true };
  },
  'seller.remove': () => ({ global: true }),
  'operator.give-months': ({ studio }) => ({
    global: true,
    params: { account: studio.account },
    body: { months: 1 },
  }),
  'operator.give-reward': ({ studio }) => ({ global: true, params: { account: studio.account } }),
  'operator.add-discount': () => ({ global: true, body: { code: `M-${randomUUID()}`, percent: 10 } }),
  'operator.end-discount': () => ({ global: true, params: { discount: UNKNOWN_ID } }),
  'operator.mark-invoice': () => ({ global: true, params: { invoice: UNKNOWN_ID }, body: {} }),
  'operator.refund-invoice': () => ({ global: true, params: { invoice: UNKNOWN_ID }, body: {} }),
  'operator.change-payouts': () => ({
    global: true,
    body: { holds: false, name: '', iban: '', bic: '' },
  }),
  'operator.make-payouts': () => ({ global: true }),
  'operator.end-payouts': () => ({
    global: true,
    params: { batch: UNKNOWN_ID },
    body: { state: 'cancelled' },
  }),
  'operator.payout-file': () => ({ global: true, params: { batch: UNKNOWN_ID, kind: 'csv' } }),
  'operator.change-subscriptions': () => ({ global: true, body: { trial_days: 30 } }),
};
