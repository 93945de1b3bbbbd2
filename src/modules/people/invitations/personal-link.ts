import { hashToken, sign, signedBefore } from '@/core/crypto';
import type { Sql } from '@/core/db/pool';
import { takeRate } from '@/core/http/count-rates';
import type { Locale } from '@/core/i18n/locale';
import { sendMail } from '@/core/mail/send-mail';
import type { EventRow } from '@/modules/access/project-repo';
import { aboutOf, linkOf } from '@/modules/messaging/about-project';
import { type Letter, wordsFor, writeLetter } from '@/modules/messaging/letters';
import type { MessageKind } from '@/modules/messaging/rules/message-words';
import { homeOf } from '@/modules/people/person-input';
import { readPhone } from '@/modules/people/phone';
import { additionalOf } from '@/modules/people/readers';
import { type ClientRow, type PlaceRow, setLink } from './repo';
import { whatsappLink } from './whatsapp';
import type { OnceWords } from './wish';

/** What the photographer gets to hand on. */
export interface PersonalLink {
  id: string;
  url: string;
  /** Opens WhatsApp with the words in the client's language. */
  whatsapp: string;
  /** Whether WhatsApp knows whom to write to; else the sender chooses. */
  addressed: boolean;
}

/**
 * A link's token. It follows from the installation's secret, so the account can be shown it again; nothing that lies in
 * the database or a backup opens anything.
 */
export const linkToken = (place: string, number: number): string =>
  sign('personal-link', `${place}:${number}`);

/** What a link's token may be: by today's secret, and by those of before a rotation, which stay right. */
export const tokensOf = (place: string, number: number): string[] => [
  linkToken(place, number),
  ...signedBefore('personal-link', `${place}:${number}`),
];

/**
 * The token of a place's link as it stands. One that does not follow from the secret (made before that was so, or under
 * another secret) cannot be shown: the place gets another link, and the old address ends.
 */
export async function tokenOf(
  sql: Sql,
  place: Pick<PlaceRow, 'id' | 'token_hash' | 'link_number'>,
): Promise<string> {
  const token = tokensOf(place.id, place.link_number).find((one) => hashToken(one) === place.token_hash);
  return token ?? renewToken(sql, place);
}

/** Gives a place another link; the address it had leads nowhere from now on. */
export async function renewToken(sql: Sql, place: Pick<PlaceRow, 'id' | 'link_number'>): Promise<string> {
  const number = place.link_number + 1;
  const token = linkToken(place.id, number);
  await setLink(sql, place.id, { number, tokenHash: hashToken(token) });
  return token;
}

/** The language a client is spoken to in. */
export function languageOf(client: Pick<ClientRow, 'locale'>, event: Pick<EventRow, 'locale'>): Locale {
  return client.locale ?? event.locale;
}

/** A message to somebody of a project, in their language. */
export async function letterTo(
  sql: Sql,
  event: EventRow,
  to: { client: ClientRow; token: string; kind: MessageKind; words?: OnceWords },
): Promise<Letter & { locale: Locale }> {
  const locale = languageOf(to.client, event);
  const about = await aboutOf(sql, event, to.client.name, linkOf(to.token));
  const words = await wordsFor(sql, event.account_id, to.kind, locale, to.words?.[locale]);
  return { ...writeLetter(words, about, locale), locale };
}

/**
 * Mails a client of a project, in the caller's transaction: to their address and to the additional one, or to `only` one of
 * them. Gives the first message. Throws RATE_REACHED.
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

/** The link of a token, and the way to hand it on by WhatsApp. Numbers without a country are of the account's. */
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
    url: linkOf(made.token),
    whatsapp: whatsappLink(digits, whatsapp),
    addressed: digits !== null,
  };
}
