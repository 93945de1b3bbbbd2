import { transaction } from '@/core/db/pool';
import { sendMail } from '@/core/mail/send-mail';
import { accountMail } from '@/modules/identity/account-mails';
import type { AccountMailRequest } from '@/modules/identity/ask-mail';
import { findPerson, lockPerson } from '@/modules/identity/queries/people';
import { issuedLately } from '@/modules/identity/queries/tokens';
import { issueToken } from '@/modules/identity/token';

/** Limit of messages of one kind per mailbox and hour, from all requesters together. */
const AN_HOUR = 5;

/**
 * Mails the user of an address, if there is one who needs the message; otherwise does nothing. Runs in the worker, so
 * that the response time reveals nothing to the requester.
 */
export async function sendAccountMail({ kind, email, locale }: AccountMailRequest): Promise<void> {
  await transaction(async (sql) => {
    const person = await findPerson(email, sql);
    if (!person || (kind === 'confirm' && !person.unconfirmed_since)) return;
    await lockPerson(sql, person.id);
    if ((await issuedLately(sql, person.id, kind, 1)) > 0) return;
    if ((await issuedLately(sql, person.id, kind, 60)) >= AN_HOUR) return;
    const token = await issueToken(sql, person.id, kind);
    const words = accountMail(kind, { name: person.first_name, token, locale: person.locale ?? locale });
    await sendMail(sql, { ...words, to: person.email, account: null });
  });
}
