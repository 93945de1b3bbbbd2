import type { PaymentToBegin } from '@/modules/money/operations/begin-payment';

/** What begins the payment of a thing of the table `sold`. */
export const soldFor = (account: string, id: string, method = 'stripe'): PaymentToBegin => ({
  purpose: { kind: 'sold', id },
  payee: { account },
  method,
  total: { amount: 11_800, currency: 'ILS' },
  vat: 1800,
  commission: 0,
  lines: [],
  payer: { name: 'Noa', email: 'noa@example.test' },
  locale: 'en',
  back: 'https://keepers.test/back',
});
