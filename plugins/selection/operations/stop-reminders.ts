import { database, mail, people } from '@plugins/kit/server';

const MARK = 22;

function tokenOf(mailbox: mail.Mailbox): string {
  const key = mail.mailboxKey(mailbox);
  return `${key}.${people.sign('selection.stop', key, MARK)}`;
}

/** The page on which one mailbox stops a studio's reminders; its token is signed and valid for that mailbox alone. */
export const stopPath = (mailbox: mail.Mailbox): string => `/selection_reminders/stop?r=${tokenOf(mailbox)}`;

/** The address mail programs post to for the same (RFC 8058). */
export const leavePath = (mailbox: mail.Mailbox): string =>
  `/selection_reminders/leave?r=${tokenOf(mailbox)}`;

/** Returns the mailbox of a token, or null where this installation did not sign it. */
function readStop(token: string | undefined): mail.Mailbox | null {
  const [key = '', mark = ''] = (token ?? '').split('.');
  const mailbox = mail.readMailboxKey(key);
  return database.isId(mailbox.id) && people.isSigned('selection.stop', key, mark, MARK) ? mailbox : null;
}

/** Returns whether a studio's reminders to the token's mailbox are stopped, or null for an invalid token. */
export async function remindersEnded(token: string): Promise<boolean | null> {
  const mailbox = readStop(token);
  return mailbox === null ? null : mail.mailboxEnded('reminders_stopped_at', mailbox);
}

/** Stops a studio's reminders to the token's mailbox, or resumes them; idempotent. Returns false for an invalid token. */
export async function setRemindersEnded(token: string, ended: boolean): Promise<boolean> {
  const mailbox = readStop(token);
  return mailbox !== null && mail.setMailboxEnded('reminders_stopped_at', mailbox, ended);
}
