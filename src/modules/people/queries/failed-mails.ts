import type { Sql } from '@/core/db/pool';
import type { MailState } from '@/core/mail/mail-state';

/** A message that may be resent. */
export interface FailedMail {
  id: string;
  account_id: string | null;
  event_id: string | null;
  client_id: string | null;
  kind: string;
  text: string | null;
  state: MailState;
  /** The message that replaced it, if it was resent. */
  again: string | null;
  /** The client's current address. */
  address: string | null;
}

/** Returns a message of an account (null: of any), locked; null if there is none. */
export async function lockMail(sql: Sql, account: string | null, id: string): Promise<FailedMail | null> {
  const { rows } = await sql.query<FailedMail>(
    `select m.id, m.account_id, m.event_id, m.client_id, m.kind, m.text, m.state::text as state, m.again_id as again,
            case when lower(m."to") = lower(c.additional_email) then c.additional_email else c.email end as address
       from mails m left join clients c on c.id = m.client_id and c.deleted_at is null
      where m.id = $2 and ($1::uuid is null or m.account_id = $1) for update of m`,
    [account, id],
  );
  return rows[0] ?? null;
}

/** Returns the address a message goes to. */
export async function findRecipient(sql: Sql, id: string): Promise<string> {
  const { rows } = await sql.query<{ to: string }>('select m."to" from mails m where m.id = $1', [id]);
  return rows[0]?.to ?? '';
}

/** Records which message replaced a resent one. */
export async function setResent(sql: Sql, id: string, again: string): Promise<void> {
  await sql.query('update mails set again_id = $2, updated_at = now() where id = $1', [id, again]);
}
