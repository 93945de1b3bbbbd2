import { pool, type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { isId } from '@/modules/access/grants/viewer';
import { listPayable, postPayout } from '@/modules/money/payouts';
import type { Money } from '@/modules/money/rules/plan';
import { openSeller } from '@/modules/sellers/operations/read-seller';
import { type PayoutToSend, payoutCsv, payoutXml } from '@/modules/sellers/rules/payout-file';
import {
  endPayout,
  insertPayout,
  listBatch,
  listMade,
  listPayouts,
  lockPayouts,
  namesOf,
  type PayoutRow,
} from './queries';
import { type PayoutSettings, readPayouts } from './settings';

/** What operators see of payouts. */
export interface PayoutsView {
  settings: PayoutSettings;
  /** What the platform owes, without what is in a file. `ready`: the studio's bank account is known. */
  owed: { account: string; name: string; amount: Money; ready: boolean }[];
  payouts: PayoutRow[];
}

const MOST = 100;

/** What is owed and in no file, by account and currency. */
async function openSums(sql: Sql = pool()) {
  const payable = await listPayable(sql);
  const made = await listMade(sql);
  const waiting = new Set(made.map(({ account, currency }) => `${account} ${currency}`));
  return payable.filter(
    ({ account, currency, amount }) => amount > 0 && !waiting.has(`${account} ${currency}`),
  );
}

/** Returns what operators see of payouts. */
export async function showPayouts(): Promise<PayoutsView> {
  const [settings, sums, payouts] = await Promise.all([readPayouts(), openSums(), listPayouts(pool(), MOST)]);
  const names = await namesOf(
    pool(),
    sums.map(({ account }) => account),
  );
  const owed = await Promise.all(
    sums.map(async ({ account, currency, amount }) => ({
      account,
      name: names.get(account) ?? '',
      amount: { amount, currency },
      ready: (await openSeller(account))?.complete ?? false,
    })),
  );
  return { settings, owed, payouts };
}

/**
 * Makes payouts of all that is owed to studios whose bank account is known. Returns the id of their batch. Throws FORBIDDEN
 * where the operator holds no money, SELLER_INCOMPLETE where no studio can be paid.
 */
export async function makePayouts(by: string): Promise<{ batch: string }> {
  if (!(await readPayouts()).holds) throw new KeepersError('FORBIDDEN');
  return transaction(async (sql) => {
    await lockPayouts(sql);
    const [batch, now] = [uuidv7(), clock()];
    let made = 0;
    for (const { account, currency, amount } of await openSums(sql)) {
      if (!(await openSeller(account, sql))?.complete) continue;
      await insertPayout(sql, { id: uuidv7(), account, batch, currency, amount, by, now });
      made += 1;
    }
    if (made === 0) throw new KeepersError('SELLER_INCOMPLETE');
    return { batch };
  });
}

/** The payouts of a batch with their bank accounts; reading them is recorded in each account's history. */
async function openBatch(batch: string): Promise<PayoutToSend[]> {
  const rows = isId(batch) ? await listBatch(pool(), batch) : [];
  if (rows.length === 0) throw new KeepersError('NOT_FOUND');
  const found: PayoutToSend[] = [];
  for (const { id, account, currency, amount } of rows) {
    const seller = await openSeller(account);
    if (!seller?.complete) throw new KeepersError('SELLER_INCOMPLETE');
    await recordAudit(pool(), 'seller.paid', { account });
    const { holder, country, values } = seller;
    found.push({ id, holder, country, values, currency, amount });
  }
  return found;
}

/**
 * Returns a batch as a file for the bank. Throws NOT_FOUND, SELLER_INCOMPLETE where a studio deleted its bank account, or the
 * operator's own is missing for `xml`.
 */
export async function payoutFile(
  batch: string,
  kind: 'csv' | 'xml',
): Promise<{ name: string; type: string; body: string }> {
  const payouts = await openBatch(batch);
  const name = `payouts-${batch.slice(-8)}.${kind}`;
  if (kind === 'csv') return { name, type: 'text/csv; charset=utf-8', body: payoutCsv(payouts) };
  const payer = await readPayouts();
  if (!payer.name || !payer.iban) throw new KeepersError('SELLER_INCOMPLETE');
  const { xml } = payoutXml(payouts, { payer, batch, now: clock() });
  return { name, type: 'application/xml; charset=utf-8', body: xml };
}

/** Ends the payouts of a batch: the bank did them, or they are cancelled and owed again. Repeating changes nothing. Throws NOT_FOUND. */
export async function endBatch(batch: string, state: 'sent' | 'cancelled'): Promise<void> {
  if (!isId(batch)) throw new KeepersError('NOT_FOUND');
  await transaction(async (sql) => {
    await lockPayouts(sql);
    const rows = await listBatch(sql, batch);
    const now = clock();
    for (const { id, account, currency, amount } of rows) {
      if (!(await endPayout(sql, { id, state, now }))) continue;
      if (state === 'sent') await postPayout(sql, { id, account, currency, amount, now });
    }
  });
}
