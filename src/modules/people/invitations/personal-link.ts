import { hashToken, sign, signedBefore } from '@/core/crypto';
import type { Sql } from '@/core/db/pool';
import { takeRate } from '@/core/http/count-rates';
import type { Locale } from '@/core/i18n/locale';
import { sendMail } from '@/core/mail/send-mail';
import type { EventRow } from '@/modules/access/queries';
import { aboutOf, linkOf } from '@/modules/messaging/about-project';
import { type Letter, wordsFor, writeLetter } from '@/modules/messaging/letters';
import type { MessageKind } from '@/modules/messaging/rules/message-words';
import { homeOf } from '@/modules/people/person-input';
import { readPhone } from '@/modules/people/phone';
import { type ClientRow, type PlaceRow, setLink } from '@/modules/people/queries/invitations-repo';
import { additionalOf } from '@/modules/people/queries/readers';
import type { OnceWords } from './input';
import { whatsappLink } from './whatsapp';

/** A personal link, as the photographer sends it to a client. */
export interface PersonalLink {
  id: string;
  url: string;
  /** A link that opens WhatsApp with the message in the client's language. */
  whatsapp: string;
  /** Whether WhatsApp knows the recipient's number; otherwise the sender chooses. */
  addressed: boolean;
}

/**
 * Returns a link's token. It is derived from the installation's secret, so the account can see it again, while nothing
 * in the database or a backup opens a project.
 */
export const linkToken = (place: string, number: number): string =>
  sign('personal-link', `${place}:${number}`);

/** Returns a link's valid tokens: from the current secret, and from those before a rotation. */
export const tokensOf = (place: string, number: number): string[] => [
  linkToken(place, number),
  ...signedBefore('personal-link', `${place}:${number}`),
];

/**
 * Returns the token of an invitation's current link. A token that is not derived from the secret (an older link, or one
 * under another secret) cannot be shown: the invitation then gets a new link, and the old one stops working.
 */
export async function tokenOf(
  sql: Sql,
  place: Pick<PlaceRow, 'id' | 'token_hash' | 'link_number'>,
): Promise<string> {
  const token = tokensOf(place.id, place.link_number).find((one) => hashToken(one) === place.token_hash);
  return token ?? renewToken(sql, place);
}

/** Gives an invitation a new link; the old one stops working. */
export async function renewToken(sql: Sql, place: Pick<PlaceRow, 'id' | 'link_number'>): Promise<string> {
  const number = place.link_number + 1;
  const token = linkToken(place.id, number);
  await setLink(sql, place.id, { number, tokenHash: hashToken(token) });
  return token;
}

/** Returns the language of messages to a client. */
export function languageOf(client: Pick<ClientRow, 'locale'>, event: Pick<EventRow, 'locale'>): Locale {
  return client.locale ?? event.locale;
}

/** Composes a message to a participant of a project, in their language. */
export async function letterTo(
  sql: Sql,
  event: EventRow,
  to: { client: ClientRow; token: string; kind: MessageKind; words?: OnceWords },
): Promise<Letter & { locale: Locale }> {
  const locale = languageOf(to.client, event);
  const about = await aboutOf(sql, event, to.client.name, linkOf(event, to.token));
  const words = await wordsFor(sql, event.account_id, to.kind, locale, to.words?.[locale]);
  return { ...writeLetter(words, about, locale), locale };
}

/**
 * Mails a client of a project in the caller's transaction: to their address and the additional one, or to `only` one of
 * them. Returns the first message. Throws RATE_REACHED.
 */
export async function mailLetter(
  sql: Sql,
  event: EventRow,
  to: { client: ClientRow & { email: string }; token: string; kind: MessageKind; words?: OnceWords },
  only?: string,
): Promise<{ id: string }> {
  const { content, locale } = await letterTo(sql, event, to);
  const write = async (address: string) => {
    await takeRate('letters', event.account_id, 1, sql);
    await takeRate('mailbox', `${event.account_id}:${address.toLowerCase()}`, 1, sql);
    return sendMail(sql, {
      kind: to.kind,
      to: address,
      account: event.account_id,
      event: event.id,
      client: to.client.id,
      locale,
      content,
    });
  };
  const first = await write(only ?? to.client.email);
  const more = only ? null : await additionalOf(sql, to.client.id, { but: to.client.email });
  if (more) await write(more);
  return first;
}

/**
 * Returns the link of a token, with the WhatsApp link. Numbers without a country code are read as the account's
 * country.
 */
export async function presentLink(
  sql: Sql,
  event: EventRow,
  made: { id: string; token: string; kind: MessageKind; client: ClientRow; words?: OnceWords },
): Promise<PersonalLink> {
  const { client } = made;
  const country =
    client.country_code ?? (await homeOf(sql, event.account_id)) ?? (event.locale === 'he' ? 'IL' : null);
  const phone = client.phone_number ? readPhone(client.phone_number, country) : null;
  const digits = phone && typeof phone === 'object' ? phone.e164.slice(1) : null;
  const { whatsapp } = await letterTo(sql, event, made);
  return {
    id: made.id,
    url: linkOf(event, made.token),
    whatsapp: whatsappLink(digits, whatsapp),
    addressed: digits !== null,
  };
}
