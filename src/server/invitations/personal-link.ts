import type { Locale } from '@/domain/locale';
import type { GrantRole } from '@/domain/roles';
import { translator } from '@/i18n/translate';
import { randomToken } from '@/server/crypto';
import type { Sql } from '@/server/database/pool';
import { env } from '@/server/env';
import type { EventRow } from '@/server/events/repo';
import { sendMail } from '@/server/mail/send-mail';
import type { ClientRow } from './repo';
import { internationalDigits, whatsappLink } from './whatsapp';

/** What the photographer gets to hand on. The address is known now and never again: only its hash is kept. */
export interface PersonalLink {
  id: string;
  url: string;
  /** Opens WhatsApp with the words in the client's language. */
  whatsapp: string;
}

/** Bytes of a personal link's token. */
const TOKEN_BYTES = 32;

export const newLinkToken = () => randomToken(TOKEN_BYTES);

/** The language a client is spoken to in. */
export function languageOf(client: ClientRow, event: EventRow): Locale {
  return client.locale ?? event.locale;
}

/** The link and the WhatsApp message for a token. */
export async function presentLink(
  sql: Sql,
  event: EventRow,
  made: { id: string; token: string; role: GrantRole; client: ClientRow },
): Promise<PersonalLink> {
  const { client, role, token } = made;
  const url = `${env().publicUrl}/i/${token}`;
  const { rows } = await sql.query<{ country_code: string | null }>(
    'select country_code from accounts where id = $1',
    [event.account_id],
  );
  const text = translator(languageOf(client, event))(`mail.whatsapp.${role}`, {
    name: client.name,
    event: event.name,
    url,
  });
  const country = rows[0]?.country_code ?? (event.locale === 'he' ? 'IL' : null);
  return {
    id: made.id,
    url,
    whatsapp: whatsappLink(internationalDigits(client.phone_number, country), text),
  };
}

/** Mails a client their personal link, in the caller's transaction. Gives the message. */
export async function mailInvitation(
  sql: Sql,
  event: EventRow,
  made: { token: string; role: GrantRole; client: ClientRow & { email: string } },
): Promise<{ id: string }> {
  const { client, role, token } = made;
  const locale = languageOf(client, event);
  const t = translator(locale);
  const about = { name: client.name, event: event.name, studio: event.brand_name };
  return sendMail(sql, {
    kind: 'invitation',
    to: client.email,
    account: event.account_id,
    event: event.id,
    client: client.id,
    locale,
    content: {
      subject: t('mail.invitation.subject', about),
      heading: t('mail.invitation.heading', about),
      paragraphs: [t(role === 'client' ? 'mail.invitation.textClient' : 'mail.invitation.textGuest', about)],
      button: { label: t('mail.invitation.button'), path: `/i/${token}` },
      remark: t('mail.invitation.remark'),
    },
  });
}
