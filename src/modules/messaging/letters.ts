import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';
import { translator } from '@/core/i18n/translate';
import type { MailContent } from '@/core/mail/send-mail';
import { findOwnWords } from '@/modules/messaging/queries/letters';
import {
  fillWords,
  type MessageKind,
  type MessageWords,
  type OwnWords,
  type Placeholder,
  paragraphsOf,
  wordsOver,
} from '@/modules/messaging/rules/message-words';

/** Returns the product's text of a message, with placeholders. */
export function defaultWords(kind: MessageKind, locale: Locale): MessageWords {
  const mail = messagesFor(locale).mail as { words: Record<MessageKind, MessageWords> };
  return mail.words[kind];
}

/** The values for the placeholders of a message. */
export interface About {
  client: string;
  project: string;
  studio: string;
  /** The absolute URL. */
  link: string;
  /** A day, `2026-09-12`, or null. */
  date: string | null;
  expires_at: Date | null;
  time_zone: string;
}

const dayIn = (at: Date, locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);

/** Returns the value of each placeholder, in the reader's language. */
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

/** A message to one person, as a mail and as text for WhatsApp. */
export interface Letter {
  content: MailContent;
  whatsapp: string;
}

/** Fills a message's text with its values. Always includes the link, even if the text omits it. */
export function writeLetter(words: MessageWords, about: About, locale: Locale): Letter {
  const values = valuesOf(about, locale);
  // For a person without a name, the space or comma before the placeholder is removed with it.
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

/** Returns the text of a message: the product's, overridden by the account's, overridden by this message's. */
export async function wordsFor(
  sql: Sql,
  account: string,
  kind: MessageKind,
  locale: Locale,
  once: OwnWords | null | undefined = null,
): Promise<MessageWords> {
  return wordsOver(
    defaultWords(kind, locale),
    await findOwnWords(sql, { account, kind, locale }),
    once ?? null,
  );
}
