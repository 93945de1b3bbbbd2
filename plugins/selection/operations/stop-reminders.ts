import { isId } from '@plugins/kit/server/database';
import { type Mailbox, mailboxKey, readMailboxKey } from '@plugins/kit/server/internal';
import { mailboxEnded, setMailboxEnded } from '@plugins/kit/server/mail';
import { isSigned, sign } from '@plugins/kit/server/people';

const SIGNATURE_LENGTH = 22;

function tokenOf(mailbox: Mailbox): string {
  const key = mailboxKey(mailbox);
  return `${key}.${sign('selection.stop', key, SIGNATURE_LENGTH)}`;
}

/** The page on which one mailbox stops a studio's reminders; its token is signed and valid for that mailbox alone. */
export const stopPath = (mailbox: Mailbox): string => `/selection_reminders/stop?r=${tokenOf(mailbox)}`;

/** The address mail programs post to for the same (RFC 8058). */
export const leavePath = (mailbox: Mailbox): string => `/selection_reminders/leave?r=${tokenOf(mailbox)}`;

/** Returns the mailbox of a token, or null where this installation did not sign it. */
function readStop(token: string | undefined): Mailbox | null {
  const [key = '', mark = ''] = (token ?? '').split('.');
  const mailbox = readMailboxKey(key);
  return isId(mailbox.id) && isSigned('selection.stop', key, mark, SIGNATURE_LENGTH) ? mailbox : null;
}

/** Returns whether a studio's reminders to the token's mailbox are stopped, or null for an invalid token. */
export async function remindersEnded(token: string): Promise<boolean | null> {
  const mailbox = readStop(token);
  return mailbox === null ? null : mailboxEnded('reminders_stopped_at', mailbox);
}

/** Stops a studio's reminders to the token's mailbox, or resumes them; idempotent. Returns false for an invalid token. */
export async function setRemindersEnded(token: string, ended: boolean): Promise<boolean> {
  const mailbox = readStop(token);
  return mailbox !== null && setMailboxEnded('reminders_stopped_at', mailbox, ended);
}
