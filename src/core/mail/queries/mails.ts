import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { MailFailure } from '@/core/mail/mail-failure';
import type { MailState } from '@/core/mail/mail-state';
import type { MailBrand } from '../templates/content';

/** A message as it waits to be sent. */
export interface MailRow {
  id: string;
  account_id: string | null;
  event_id: string | null;
  to: string;
  reply_to: string | null;
  /** Address to POST to in order to unsubscribe. */
  stop_path: string | null;
  subject: string;
  text: string | null;
  html: string | null;
  state: MailState;
  message_id: string;
  /** How often it was tried. */
  tries: number;
  /** When its last byte was sent, if its outcome is unknown. */
  handed_at: Date | null;
}

export interface NewMail extends Omit<MailRow, 'state' | 'tries' | 'handed_at'> {
  kind: string;
  client_id: string | null;
  locale: Locale;
  state: 'queued' | 'outbox';
}

/** Writes a message, `queued` or for the outbox. */
export async function insertMail(sql: Sql, mail: NewMail): Promise<void> {
  await sql.query(
    `insert into mails (id, account_id, event_id, kind, "to", reply_to, locale, subject, text, html, state, message_id, client_id, stop_path, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now(), now())`,
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
      mail.client_id,
      mail.stop_path,
    ],
  );
}

/** Copies a message as a new, queued one, to `address` or (null) to the same; false where its text is deleted. */
export async function insertCopy(
  sql: Sql,
  id: string,
  copy: { id: string; address: string | null; messageId: string },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into mails (id, account_id, event_id, client_id, kind, "to", reply_to, stop_path, locale, subject, text, html, state, message_id, created_at, updated_at)
     select $2, account_id, event_id, client_id, kind, coalesce($3, "to"), reply_to, stop_path, locale, subject, text, html, 'queued', $4, now(), now()
       from mails where id = $1 and text is not null`,
    [id, copy.id, copy.address, copy.messageId],
  );
  return rowCount === 1;
}

/** The message if it is still to be sent: no server accepted it, and none replaced it. Lock it with `onlyOne` first. */
export async function claimMail(sql: Sql, id: string): Promise<MailRow | null> {
  const { rows } = await sql.query<MailRow>(
    `select id, account_id, event_id, "to", reply_to, stop_path, subject, text, html, state::text as state, message_id,
            coalesce(tries, 0)::int as tries, handed_at
       from mails where id = $1 and state in ('queued', 'failed') and again_id is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Addresses that grant access to any holder. */
const PERSONAL = /\/i\/[\w-]+|[?&](token|code|c|k|r|w)=/;

/** The server accepted it. Text with a personal link is deleted: the reader has it now, and the outbox must not. */
export async function markSent(sql: Sql, mail: Pick<MailRow, 'id' | 'text' | 'html'>): Promise<void> {
  const keep = !PERSONAL.test(`${mail.text ?? ''} ${mail.html ?? ''}`);
  await sql.query(
    `update mails set state = 'sent', sent_at = now(), error = null, trouble = null, tries = coalesce(tries, 0) + 1,
            html = case when $2 then html end, text = case when $2 then text end, stop_path = null, updated_at = now()
      where id = $1 and state in ('queued', 'failed')`,
    [mail.id, keep],
  );
}

/** It was not accepted. Before the last try it remains queued; one that may have been accepted keeps `handed_at`. */
export async function markFailed(
  sql: Sql,
  id: string,
  { message, trouble, last }: { message: string; trouble: MailFailure; last: boolean },
): Promise<void> {
  await sql.query(
    `update mails set state = (case when $4 then 'failed' else 'queued' end)::enum_mails_state, error = nullif($2, ''),
            trouble = $3::varchar, tries = coalesce(tries, 0) + 1, handed_at = case when $3::varchar = 'interrupted' then handed_at end,
            updated_at = now()
      where id = $1 and state in ('queued', 'failed')`,
    [id, message.slice(0, 1000), trouble, last],
  );
}

/**
 * Marks accepted messages as bounced: those of these Message-IDs (one that ends in `@` is matched by its beginning).
 * Returns how many are ours. A message that already bounced, or was never sent, is left unchanged.
 */
export async function markBounced(
  sql: Sql,
  ids: string[],
  { message, trouble }: { message: string; trouble: MailFailure },
): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `with ours as (
       select id, state from mails where message_id = any($1)
          or id = any(select substring(one from 2 for 36)::uuid from unnest($1) one where one ~ '^<[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@$')),
     gone as (
       update mails m set state = 'bounced', bounced_at = now(), trouble = $2::varchar, error = nullif($3, ''), updated_at = now()
         from ours where m.id = ours.id and (m.state in ('sent', 'queued') or m.handed_at is not null) and m.bounced_at is null
       returning 1)
     select count(*)::int as count from ours`,
    [ids, trouble, message.slice(0, 1000)],
  );
  return rows[0]?.count ?? 0;
}

/** A brand with the address that gets replies: its contact, else the account's, else its owner's. */
export interface ReplyingBrand extends MailBrand {
  reply_to: string | null;
}

const PLATFORM: ReplyingBrand = {
  name: 'Keepers',
  sender: 'Keepers',
  accent: null,
  type: 'classic',
  contact: null,
  reply_to: null,
  logo: null,
};

/** The brand a message shows: the project's, else the account's first, else the platform's. */
export async function findBrand(
  sql: Sql,
  account: string | null,
  event: string | null,
): Promise<ReplyingBrand> {
  if (!account) return PLATFORM;
  const { rows } = await sql.query<ReplyingBrand>(
    `select coalesce(b.business_name, a.name) as name, coalesce(nullif(trim(b.sender_name), ''), b.business_name, a.name) as sender,
            coalesce(e.accent_color, b.accent_color) as accent,
            coalesce(e.type_pair::text, b.type_pair::text, 'classic') as type, coalesce(b.contact_email, a.contact_email) as contact,
            coalesce(b.contact_email, a.contact_email, (select o.email from users o
              where o.account_id = a.id and o.role = 'owner' order by o.created_at, o.id limit 1)) as reply_to,
            (select l.sha256 from assets l where l.id = b.logo_id) as logo,
            json_build_object('name', a.site_name, 'domain',
              (select d.host from site_domains d where d.account_id = a.id and d.verified_at is not null and d.main)) as hosts
       from accounts a left join events e on e.id = $2 and e.account_id = a.id
       left join lateral (select * from brands where account_id = a.id order by (id = e.brand_id) desc nulls last, position, id limit 1) b on true
      where a.id = $1`,
    [account, event],
  );
  return rows[0] ?? PLATFORM;
}
