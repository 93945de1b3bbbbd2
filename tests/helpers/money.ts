import { uuidv7 } from '@/core/db/uuid';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { money } from '@/modules/money/payments';
import { type PurposeEvent, registerPurpose } from '@/modules/money/purposes';
import { FakeProvider } from './fake-provider';
import type { TestApp } from './test-app';
import { sqlOf } from './test-app';

/** What is sold in tests of money: rows of their own table, paid for like orders. */
export async function sellThings(app: TestApp, account: string) {
  const sql = sqlOf(app);
  await sql(`create table if not exists things (id uuid primary key, account_id uuid, total int not null,
    open boolean not null default true, paid int not null default 0, refunded int not null default 0,
    failed int not null default 0)`);
  const provider = new FakeProvider();
  addPaymentMethods('tests', [provider.method]);
  addPaymentMethods('tests', [
    {
      id: 'cash',
      label: 'x.cash',
      takes: async () => true,
      pay: async ({ id }) => ({ state: 'agreed', reference: id.slice(-6), instructions: 'Bring it.' }),
    },
  ]);
  const heard: (PurposeEvent & { what: string })[] = [];
  registerPurpose({
    kind: 'things',
    lock: async (on, id) => {
      const { rows } = await on.query<{ account: string | null; open: boolean; total: number }>(
        'select account_id as account, open, total from things where id = $1 for update',
        [id],
      );
      const [row] = rows;
      return row
        ? { account: row.account, payable: row.open, total: { amount: row.total, currency: 'ILS' } }
        : null;
    },
    paid: async (on, event) => {
      heard.push({ ...event, what: 'paid' });
      await on.query('update things set paid = paid + 1 where id = $1', [event.id]);
    },
    unpaid: async (on, event) => {
      heard.push({ ...event, what: 'unpaid' });
      await on.query('update things set paid = paid - 1 where id = $1', [event.id]);
    },
    failed: async (on, event) => {
      heard.push({ ...event, what: 'failed' });
      await on.query('update things set failed = failed + 1 where id = $1', [event.id]);
    },
    refunded: async (on, event) => {
      heard.push({ ...event, what: 'refunded' });
      await on.query('update things set refunded = refunded + $2 where id = $1', [
        event.id,
        event.amount.amount,
      ]);
    },
  });
  const connect = (mode: 'own' | 'connect' = 'own', of: string | null = account) =>
    money.saveConnection({
      account: of,
      method: 'fake',
      mode,
      settings: { key: 'sk_very_secret' },
      hearing: 'whsec',
      provider: `acct_${of}`,
    });
  const thing = async (total = 11_800, of: string | null = account) => {
    const id = uuidv7();
    await sql('insert into things (id, account_id, total) values ($1, $2, $3)', [id, of, total]);
    return id;
  };
  const begin = (id: string, more: Partial<Parameters<typeof money.begin>[0]> = {}) =>
    money.begin({
      purpose: { kind: 'things', id },
      payee: { account },
      method: 'fake',
      total: { amount: 11_800, currency: 'ILS' },
      vat: 1800,
      commission: 590,
      lines: [{ words: 'Album', quantity: 1, amount: 11_800 }],
      payer: { name: 'Noa', email: 'noa@example.test' },
      locale: 'en',
      back: `${app.origin}/back`,
      ...more,
    });
  /** The book of an account: its balances by name, without those of 0. */
  const book = async (of: string | null = account) =>
    Object.fromEntries(
      (
        await sql<{ name: string; amount: number }>(
          `select name, sum(amount)::int as amount from ledger_entries where account_id is not distinct from $1::uuid
            group by name having sum(amount) <> 0`,
          [of],
        )
      ).map(({ name, amount }) => [name, amount]),
    );
  const row = async (id: string) => (await sql('select * from things where id = $1', [id]))[0];
  return { provider, heard, connect, thing, begin, book, row, sql };
}
