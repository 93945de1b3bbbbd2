import { pool } from '@/core/db/pool';
import type { OrderToPay, Payment } from '@/modules/money/payment-contract';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { registerPurpose } from '@/modules/money/purposes';

/** Where a process dies: before or after the service did its work, before or after our commit. */
export const POINTS = [
  'pay: after the intention',
  'pay: after the service did it',
  'look: after the service answered',
  'look: before the commit',
  'look: after the commit',
  'refund: after the intention',
  'refund: after the service did it',
  'refund: before the commit',
  'refund: after the commit',
] as const;
export type Point = (typeof POINTS)[number];

/** Dies here, as by `kill -9`, where the environment says so. */
export function dieAt(point: Point): void {
  if (process.env.DIE_AT === point) process.kill(process.pid, 'SIGKILL');
}

const stateOf = async ({ id, total }: Pick<OrderToPay, 'id' | 'total'>): Promise<Payment | null> => {
  const { rows } = await pool().query<{ paid: boolean; back: number }>(
    `select paid, (select coalesce(sum(amount), 0)::int from service_refunds where payment = p.id) as back
       from service_payments p where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  if (!row.paid) return { state: 'elsewhere', href: `https://pay.test/${id}`, ref: id };
  return { state: 'paid', paid: total, ref: id, refunded: { amount: row.back, currency: total.currency } };
};

/** A service that keeps its own books in tables beside ours, on connections of its own; and what is sold. */
export function registerWorld(): void {
  addPaymentMethods('faults', [
    {
      id: 'service',
      label: 'x.service',
      takes: async () => true,
      pay: async (order) => {
        dieAt('pay: after the intention');
        await pool().query('insert into service_payments (id) values ($1) on conflict do nothing', [
          order.id,
        ]);
        dieAt('pay: after the service did it');
        return (await stateOf(order)) as Payment;
      },
      look: async (order) => {
        const said = await stateOf(order);
        if (said?.state === 'paid') dieAt('look: after the service answered');
        return said;
      },
      refund: async ({ id, payment, amount }) => {
        dieAt('refund: after the intention');
        await pool().query(
          'insert into service_refunds (id, payment, amount) values ($1, $2, $3) on conflict do nothing',
          [id, payment.id, amount.amount],
        );
        dieAt('refund: after the service did it');
        return { state: 'done', ref: id };
      },
    },
  ]);
  registerPurpose({
    kind: 'sold',
    lock: async (sql, id) => {
      const { rows } = await sql.query<{ account: string }>(
        'select account_id as account from sold where id = $1 for update',
        [id],
      );
      const total = { amount: 11_800, currency: 'ILS' as const };
      return rows[0] ? { account: rows[0].account, payable: true, total } : null;
    },
    paid: async (sql, { id }) => {
      await sql.query('update sold set paid = paid + 1 where id = $1', [id]);
      dieAt('look: before the commit');
    },
    refunded: async (sql, { id, amount }) => {
      await sql.query('update sold set refunded = refunded + $2 where id = $1', [id, amount.amount]);
      dieAt('refund: before the commit');
    },
  });
}
