import type { Sql } from '@plugins/kit/server/database';

/** An agreed payment that no one has been reminded of. */
export interface Unpaid {
  id: string;
  account: string;
  method: string;
  name: string;
  email: string;
  locale: 'en' | 'he';
  currency: 'ILS' | 'USD';
  amount: number;
  back: string;
  created_at: Date;
}

/** Returns agreed payments from before `before`, of these methods, without a reminder; the oldest first. */
export async function listUnpaid(
  sql: Sql,
  { methods, before }: { methods: readonly string[]; before: Date },
): Promise<Unpaid[]> {
  const { rows } = await sql.query<Unpaid>(
    `select id, account_id as account, method, payer_name as name, payer_email as email, locale, currency,
            amount::float8 as amount, back, created_at from payments
      where state = 'agreed' and reminded_at is null and account_id is not null and method = any($1::text[])
        and created_at < $2 and payer_email <> '' order by created_at limit 500`,
    [methods, before],
  );
  return rows;
}

/** Notes a reminder of a payment that is still unpaid; returns whether it was the first. */
export async function noteReminder(sql: Sql, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    "update payments set reminded_at = $2 where id = $1 and reminded_at is null and state = 'agreed'",
    [id, now],
  );
  return rowCount === 1;
}
