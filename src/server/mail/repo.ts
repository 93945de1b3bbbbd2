import type { Locale } from '@/domain/locale';
import type { Sql } from '@/server/database/pool';
import type { MailBrand } from './templates/content';

/** A message as it waits to be sent. */
export interface MailRow {
  id: string;
  account_id: string | null;
  event_id: string | null;
  to: string;
  reply_to: string | null;
  subject: string;
  text: string | null;
  html: string | null;
  state: 'queued' | 'outbox' | 'sent' | 'failed';
  message_id: string;
}

export interface NewMail extends Omit<MailRow, 'state'> {
  kind: string;
  locale: Locale;
  state: 'queued' | 'outbox';
}

export async function insertMail(sql: Sql, mail: NewMail): Promise<void> {
  await sql.query(
    `insert into mails (id, account_id, event_id, kind, "to", reply_to, locale, subject, text, html, state, message_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now(), now())`,
    [
      mail.id,
      mail.account_id,
      mail.event_id,
      mail.kind,
      mail.to,
      mail.reply_to,
      mail.locale,
      mail.subject,
      mail.text,
      mail.html,
      mail.state,
      mail.message_id,
    ],
  );
}

/** The message if it still wants sending, held until the transaction ends: whoever comes second waits and finds it sent. */
export async function claimMail(sql: Sql, id: string): Promise<MailRow | null> {
  const { rows } = await sql.query<MailRow>(
    `select id, account_id, event_id, "to", reply_to, subject, text, html, state::text as state, message_id
       from mails where id = $1 and state in ('queued', 'failed') for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** The server took it. The words go: they may hold a personal link, and the reader has them now. */
export async function markSent(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `update mails set state = 'sent', sent_at = now(), error = null, html = null, text = null, updated_at = now() where id = $1`,
    [id],
  );
}

export async function markFailed(sql: Sql, id: string, error: string): Promise<void> {
  await sql.query(`update mails set state = 'failed', error = $2, updated_at = now() where id = $1`, [
    id,
    error.slice(0, 1000),
  ]);
}

const PLATFORM: MailBrand = { name: 'Keepers', accent: null, contact: null };

/** The face a message shows: the project's brand, else the account's first, else the platform's. */
export async function findBrand(sql: Sql, account: string | null, event: string | null): Promise<MailBrand> {
  if (!account) return PLATFORM;
  const { rows } = await sql.query<MailBrand>(
    `select coalesce(b.business_name, a.name) as name, b.accent_color as accent, coalesce(b.contact_email, a.contact_email) as contact
       from accounts a left join events e on e.id = $2 and e.account_id = a.id
       left join lateral (select * from brands where account_id = a.id order by (id = e.brand_id) desc nulls last, position, id limit 1) b on true
      where a.id = $1`,
    [account, event],
  );
  return rows[0] ?? PLATFORM;
}
