import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import type { Locale } from '@/core/i18n/locale';
import { enqueue } from '@/core/jobs/boss';
import { findBrand, insertCopy, insertMail } from './queries/mails';
import type { MailContent } from './templates/content';

export type { MailContent } from './templates/content';

/** A message to one person. Its text is translated by the caller; the studio's name and color are added here. */
export interface Mail {
  /** Named like its cause: `selection.completed`. */
  kind: string;
  to: string;
  account: string | null;
  event?: string | null;
  /** The account's client it is for. */
  client?: string | null;
  locale: Locale;
  /** Where replies go: the studio's address unless another is given, null for nowhere. */
  replyTo?: string | null;
  /**
   * The address below the platform's that unsubscribes when something is posted to it (RFC 8058): mail programs make a
   * button of it. Opened in a browser it shows the page for it.
   */
  stop?: string;
  content: MailContent;
}

/** The job that hands a message to the mail server. */
export const DELIVER = { id: 'mail.deliver' } as const;

/** Fixed with the row: a retry sends the same message, which mail programs show once. */
const messageId = (id: string) => `<${id}@${new URL(env().publicUrl).hostname}>`;

/**
 * Writes a message in the caller's transaction and, where there is a mail server, the job that sends it: it is sent
 * if, and only if, that commits. Without one it stays in the outbox, for the owner to read. The outbox keeps the whole
 * text, personal links included, because the owner delivers it; a sent message keeps no text with such a link.
 */
export async function sendMail(sql: Sql, mail: Mail): Promise<{ id: string; state: 'queued' | 'outbox' }> {
  const id = uuidv7();
  const state = env().smtpUrl ? 'queued' : 'outbox';
  const brand = await findBrand(sql, mail.account, mail.event ?? null);
  // Loaded when the first message is written: most processes and requests never need React's renderer.
  const { renderMail } = await import('./render-mail');
  const rendered = await renderMail(mail.content, brand, mail.locale);
  await insertMail(sql, {
    id,
    kind: mail.kind,
    to: mail.to,
    account_id: mail.account,
    event_id: mail.event ?? null,
    client_id: mail.client ?? null,
    locale: mail.locale,
    reply_to: mail.replyTo === undefined ? brand.reply_to : mail.replyTo,
    stop_path: mail.stop ?? null,
    state,
    message_id: messageId(id),
    ...rendered,
  });
  if (state === 'queued') await enqueue(sql, DELIVER, { mail: id });
  return { id, state };
}

/**
 * Copies a message as a new one, to `address` where it is another now, in the caller's transaction, with the job that
 * sends it. Null where its text is deleted.
 */
export async function copyMail(sql: Sql, id: string, address: string | null): Promise<{ id: string } | null> {
  const copy = uuidv7();
  if (!(await insertCopy(sql, id, { id: copy, address, messageId: messageId(copy) }))) return null;
  await enqueue(sql, DELIVER, { mail: copy });
  return { id: copy };
}
