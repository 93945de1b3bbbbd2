import { pool, type Sql } from '@/core/db/pool';
import { ADDRESS_FAILURES, type MailFailure, TOO_MANY_FAILURES } from '@/core/mail/mail-failure';

/** Delivery failures of the last messages to an address. */
export interface AddressFailure {
  /** Failures since the last success, in the last 30 days. */
  errors: number;
  /** Whether there were too many: nothing more should be sent there. */
  tooMany: boolean;
  /** Why the last one failed (`admin-operators.trouble.<word>` is its text), and when. Null where none did. */
  trouble: MailFailure | null;
  at: Date | null;
}

/**
 * Returns how an account's messages to an address failed: those that were refused or bounced because of the address
 * itself, since the last one that a server accepted and that did not bounce. An unreachable mail server does not count.
 */
export async function failureOf(
  account: string,
  address: string,
  sql: Sql = pool(),
): Promise<AddressFailure> {
  const { rows } = await sql.query<{ errors: number; trouble: MailFailure | null; at: Date | null }>(
    `with mine as (
       select state, trouble, coalesce(bounced_at, updated_at) as at, created_at from mails
        where lower("to") = lower($1) and account_id = $2 and created_at > now() - interval '30 days'),
     wrong as (
       select * from mine where state in ('failed', 'bounced') and trouble = any($3)
          and created_at > coalesce((select max(created_at) from mine where state = 'sent'), '-infinity'))
     select (select count(*)::int from wrong) as errors, last.trouble, last.at
       from (select 1) one left join lateral (select * from wrong order by created_at desc limit 1) last on true`,
    [address, account, ADDRESS_FAILURES],
  );
  const { errors = 0, trouble = null, at = null } = rows[0] ?? {};
  return { errors, tooMany: errors >= TOO_MANY_FAILURES, trouble, at };
}
