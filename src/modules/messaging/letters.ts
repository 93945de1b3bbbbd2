import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';
import { translator } from '@/core/i18n/translate';
import type { MailContent } from '@/core/mail/send-mail';
import {
  fillWords,
  type MessageKind,
  type MessageWords,
  type OwnWords,
  type Placeholder,
  paragraphsOf,
  wordsOver,
} from '@/modules/messaging/rules/message-words';

/** The house's words for a message, with their placeholders. */
export function houseWords(kind: MessageKind, locale: Locale): MessageWords {
  const mail = messagesFor(locale).mail as { words: Record<MessageKind, MessageWords> };
  return mail.words[kind];
}

/** An account's own words for a message; null where it says the house's. */
export async function findOwnWords(
  sql: Sql,
  account: string,
  kind: MessageKind,
  locale: Locale,
): Promise<OwnWords | null> {
  const { rows } = await sql.query<OwnWords>(
    `select subject, heading, text, button, whatsapp from message_templates
      where account_id = $1 and kind::text = $2 and locale::text = $3`,
    [account, kind, locale],
  );
  return rows[0] ?? null;
}

/** Who and what a message is about: what placeholders are filled from. */
export interface About {
  client: string;
  project: string;
  studio: string;
  /** The whole address. */
  link: string;
  /** A day, `2026-09-12`, or null. */
  date: string | null;
  expires_at: Date | null;
  time_zone: string;
}

const dayIn = (at: Date, locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);

/** What stands for each placeholder, in the reader's language. */
function valuesOf(about: About, locale: Locale): Record<Placeholder, string> {
  const { client, project, studio, link, date, expires_at, time_zone } = about;
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const day = date ? new Date(`${date}T00:00:00Z`) : null;
  return {
    client: oneLine(client),
    project: oneLine(project),
    studio: oneLine(studio),
    link,
    date: day && !Number.isNaN(day.getTime()) ? dayIn(day, locale, 'UTC') : '',
    expires: expires_at ? dayIn(expires_at, locale, time_zone) : '',
  };
}

/** A message to one person: as a mail, and as words for WhatsApp. */
export interface Letter {
  content: MailContent;
  whatsapp: string;
}

/** Words and what they are about, brought together. The address is always in it, whatever the words say. */
export function writeLetter(words: MessageWords, about: About, locale: Locale): Letter {
  const values = valuesOf(about, locale);
  // Somebody without a name is greeted without one: the space or comma before it goes too.
  const say = (text: string) =>
    values.client ? fillWords(text, values) : fillWords(text.replace(/[,\s]*\{\s*client\s*\}/g, ''), values);
  const whatsapp = say(words.whatsapp);
  const path = new URL(about.link).pathname;
  return {
    content: {
      subject: say(words.subject),
      heading: say(words.heading),
      paragraphs: paragraphsOf(say(words.text)),
      button: { label: say(words.button), path },
      remark: translator(locale)('mail.invitation.remark'),
    },
    whatsapp: whatsapp.includes(about.link) ? whatsapp : `${whatsapp}\n${about.link}`,
  };
}

/** An account's words for a message over the house's, and over both the words of this one time. */
export async function wordsFor(
  sql: Sql,
  account: string,
  kind: MessageKind,
  locale: Locale,
  once: OwnWords | null | undefined = null,
): Promise<MessageWords> {
  return wordsOver(houseWords(kind, locale), await findOwnWords(sql, account, kind, locale), once ?? null);
}
