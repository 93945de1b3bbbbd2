import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { MessageKind } from '@/modules/messaging/rules/message-kinds';
import type { OwnWords } from '@/modules/messaging/rules/message-words';

/** One message of an account in one language. */
export interface TemplateAsk {
  account: string;
  kind: MessageKind;
  locale: Locale;
}

/** Returns an account's own text of a message; null if it uses the product's. */
export async function findOwnWords(
  sql: Sql,
  { account, kind, locale }: TemplateAsk,
): Promise<OwnWords | null> {
  const { rows } = await sql.query<OwnWords>(
    `select subject, heading, text, button, whatsapp from message_templates
      where account_id = $1 and kind::text = $2 and locale::text = $3`,
    [account, kind, locale],
  );
  return rows[0] ?? null;
}

/** Makes sure that an account has a row for its own text of a message; an empty one changes nothing. */
export async function ensureOwnWords(
  sql: Sql,
  id: string,
  { account, kind, locale }: TemplateAsk,
): Promise<void> {
  await sql.query(
    `insert into message_templates (id, account_id, kind, locale, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now()) on conflict (account_id, kind, locale) do nothing`,
    [id, account, kind, locale],
  );
}

/** Returns an account's own text of a message, and locks it until the transaction ends; null without one. */
export async function lockOwnWords(
  sql: Sql,
  { account, kind, locale }: TemplateAsk,
): Promise<(OwnWords & { id: string }) | null> {
  const { rows } = await sql.query<OwnWords & { id: string }>(
    `select id, subject, heading, text, button, whatsapp from message_templates
      where account_id = $1 and kind::text = $2 and locale::text = $3 for update`,
    [account, kind, locale],
  );
  return rows[0] ?? null;
}

/** Returns the time zone of a project, or null without such a project. */
export async function readTimeZone(sql: Sql, project: string): Promise<string | null> {
  const { rows } = await sql.query<{ time_zone: string }>('select time_zone from events where id = $1', [
    project,
  ]);
  return rows[0]?.time_zone ?? null;
}
