import type { PersonTable } from '../person-tables';

const MINE = `lower(payer_email) = any(:emails) and (:user is not null or account_id = any(:accounts))`;

/** Payments: the payer is forgotten, the sums stay. Documents stay whole: the law keeps them for years. */
export const PAYMENT_PEOPLE: readonly PersonTable[] = [
  {
    table: 'payments',
    mine: MINE,
    shown: 'method, currency, amount, state, payer_name, payer_email, lines, created_at, paid_at',
    knows: ['payer_name', 'payer_email', 'note', 'lines'],
    erased: { set: "payer_name = '', payer_email = '', note = null, kept = null" },
  },
  {
    table: 'refunds',
    mine: ':user is not null and by_user_id = :user',
    knows: ['by_user_id', 'why'],
    erased: { set: 'by_user_id = null' },
  },
  {
    table: 'money_documents',
    mine: `exists (select 1 from payments p where p.id = payment_id and lower(p.payer_email) = any(:emails)
      and (:user is not null or p.account_id = any(:accounts)))`,
    shown: 'series, year, number, data, created_at',
    knows: ['data'],
    erased: 'with another',
  },
];
