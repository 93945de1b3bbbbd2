import { hashToken } from '@/core/crypto';
import { type Sql, transaction } from '@/core/db/pool';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { maySendAgain } from '@/core/mail/mail-state';
import { ifFree } from '@/core/mail/queries/claim';
import { copyMail } from '@/core/mail/send-mail';
import { findEvent } from '@/modules/access/queries';
import { MESSAGE_KINDS, type MessageKind } from '@/modules/messaging/rules/message-kinds';
import { mailLetter, tokenOf } from '@/modules/people/invitations/personal-link';
import { publishDraft } from '@/modules/people/invitations/places';
import { type FailedMail, findRecipient, lockMail, setResent } from '@/modules/people/queries/failed-mails';
import { lockPlaceOf } from '@/modules/people/queries/invitations-repo';

/**
 * Resends a message that did not arrive, as a new one, to the client's current address. A message with a personal link
 * whose text was deleted (or contains a replaced link) is composed again. Idempotent: a second request returns the same
 * new message. An invitation publishes a draft. Returns the new message's id and address. Throws NO_MAIL_SERVER,
 * NOT_FOUND (also for another account's), STALE while it is being sent, MAIL_NOT_RESENDABLE, MAIL_LINK_GONE.
 */
export async function sendMailAgain(account: string | null, id: string): Promise<{ id: string; to: string }> {
  return transaction(async (sql) => {
    const mail = await lockMail(sql, account, id);
    if (!mail) throw new KeepersError('NOT_FOUND');
    if (mail.again) return { id: mail.again, to: await findRecipient(sql, mail.again) };
    if (!env().smtpUrl) throw new KeepersError('NO_MAIL_SERVER');
    if (!maySendAgain(mail)) throw new KeepersError('MAIL_NOT_RESENDABLE');
    if (!(await ifFree(sql, id))) throw new KeepersError('STALE');
    const kind = MESSAGE_KINDS.find((one) => one === mail.kind);
    const made = kind ? await writeAgain(sql, mail, kind) : await copyMail(sql, id, mail.address);
    if (!made) throw new KeepersError('MAIL_NOT_RESENDABLE');
    await setResent(sql, id, made.id);
    return { id: made.id, to: await findRecipient(sql, made.id) };
  });
}

/** Reuses the text if its link still works; otherwise composes it again with the invitation's current link. */
async function writeAgain(sql: Sql, mail: FailedMail, kind: MessageKind): Promise<{ id: string } | null> {
  const event = mail.event_id ? await findEvent(mail.event_id, sql) : null;
  const place = event && mail.client_id ? await lockPlaceOf(sql, event.id, mail.client_id) : null;
  if (!event || !place) throw new KeepersError('MAIL_LINK_GONE');
  // Its first message stayed in the outbox, and the project a draft.
  if (kind.startsWith('invitation')) await publishDraft(sql, event);
  const written = /\/i\/([\w-]+)/.exec(mail.text ?? '')?.[1];
  if (written && hashToken(written) === place.token_hash) return copyMail(sql, mail.id, mail.address);
  const { client } = place;
  if (!client.email) throw new KeepersError('CLIENT_EMAIL_MISSING');
  const token = await tokenOf(sql, place);
  return mailLetter(
    sql,
    event,
    { client: { ...client, email: client.email }, token, kind },
    mail.address ?? undefined,
  );
}
