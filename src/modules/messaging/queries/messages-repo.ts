import { pool } from '@/core/db/pool';
import { LOCALES, type Locale } from '@/core/i18n/locale';
import { defaultWords } from '@/modules/messaging/letters';
import {
  MESSAGE_KINDS,
  type MessageKind,
  type MessageWords,
  type OwnWords,
  wordsOver,
} from '@/modules/messaging/rules/message-words';

/** One message in one language, with its current text. */
export interface TemplateView {
  kind: MessageKind;
  locale: Locale;
  words: MessageWords;
  /** Whether any part of it is the account's own. */
  own: boolean;
}

/** Returns all messages of an account in all languages. */
export async function listTemplates(account: string): Promise<TemplateView[]> {
  const { rows } = await pool().query<OwnWords & { kind: MessageKind; locale: Locale }>(
    `select kind::text as kind, locale::text as locale, subject, heading, text, button, whatsapp
       from message_templates where account_id = $1`,
    [account],
  );
  return MESSAGE_KINDS.flatMap((kind) =>
    LOCALES.map((locale) => {
      const row = rows.find((one) => one.kind === kind && one.locale === locale) ?? null;
      const { subject, heading, text, button, whatsapp } = row ?? {};
      return {
        kind,
        locale,
        words: wordsOver(defaultWords(kind, locale), row),
        own: [subject, heading, text, button, whatsapp].some(Boolean),
      };
    }),
  );
}
