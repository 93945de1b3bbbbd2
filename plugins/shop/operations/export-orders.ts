import { pool } from '@plugins/kit/server/database';
import { csvTable, translator } from '@plugins/kit/server/texts';
import { listForExport } from '../queries/studio';

const COLUMNS = [
  'number',
  'date',
  'state',
  'name',
  'email',
  'project',
  'product',
  'option',
  'quantity',
  'photographs',
  'amount',
  'currency',
  'total',
  'tax',
  'refunded',
  'delivery',
  'delivery_amount',
] as const;

/** Returns an account's orders as a table, a line for each line of an order; sums in whole currency units. */
export async function exportOrders(account: string, locale: 'en' | 'he'): Promise<string> {
  const t = translator(locale);
  const rows = await listForExport(pool(), account);
  const lines = rows.map((row) => [
    row.number,
    row.date.toISOString().slice(0, 10),
    t(`shop.admin.state.${row.state}`),
    row.name,
    row.email ?? '',
    row.project ?? '',
    row.product,
    row.option ?? '',
    row.quantity,
    row.photographs,
    row.amount / 100,
    row.currency,
    row.total / 100,
    row.tax / 100,
    row.refunded / 100,
    row.delivery ?? '',
    row.delivery_amount === null ? '' : row.delivery_amount / 100,
  ]);
  return csvTable([COLUMNS.map((column) => t(`shop.admin.csv.${column}`)), ...lines]);
}
