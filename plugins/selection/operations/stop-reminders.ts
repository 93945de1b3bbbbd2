import { database, mail, people } from '@plugins/kit/server';

const MARK = 22;

function tokenOf(mailbox: mail.Mailbox): string {
  const key = mail.mailboxKey(mailbox);
  return `${key}.${people.sign('selection.stop', key, MARK)}`;
}

/** The address at which one mailbox ends a studio's reminders: signed, so that it ends no other's. */
export const stopPath = (mailbox: mail.Mailbox): string => `/selection_reminders/stop?r=${tokenOf(mailbox)}`;

/** The same for mail programs, which post to it (RFC 8058). */
export const leavePath = (mailbox: mail.Mailbox): string =>
  `/selection_reminders/leave?r=${tokenOf(mailbox)}`;

/** The mailbox such an address is of; null where it is not ours. */
function readStop(token: string | undefined): mail.Mailbox | null {
  const [key = '', mark = ''] = (token ?? '').split('.');
  const mailbox = mail.readMailboxKey(key);
  return database.isId(mailbox.id) && people.isSigned('selection.stop', key, mark, MARK) ? mailbox : null;
}

/** Whether a studio's reminders are ended for whom a token is of; null where it is nobody's. */
export async function remindersEnded(token: string): Promise<boolean | null> {
  const mailbox = readStop(token);
  return mailbox === null ? null : mail.mailboxEnded('reminders_stopped_at', mailbox);
}

/** Ends a studio's reminders to a mailbox, or begins them again; again changes nothing. False where the token is nobody's. */
export async function setRemindersEnded(token: string, ended: boolean): Promise<boolean> {
  const mailbox = readStop(token);
  return mailbox !== null && mail.setMailboxEnded('reminders_stopped_at', mailbox, ended);
}
