import type { Sql } from '@/core/db/pool';

/** Whether a document was issued for a payment or one of its refunds. */
export async function hasDocument(sql: Sql, payment: string): Promise<boolean> {
  const { rows } = await sql.query<{ issued: boolean }>(
    'select exists (select 1 from money_documents where payment_id = $1) as issued',
    [payment],
  );
  return rows[0]?.issued ?? false;
}
