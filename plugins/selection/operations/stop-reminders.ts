import { database, mail, people } from '@plugins/kit/server';

const MARK = 22;

const tokenOf = (client: string): string => `${client}.${people.sign('selection.stop', client, MARK)}`;

/** The address at which a client ends a studio's reminders: signed, so that nobody ends another's. */
export const stopPath = (client: string): string => `/selection_reminders/stop?r=${tokenOf(client)}`;

/** The same for mail programs, which post to it (RFC 8058). */
export const leavePath = (client: string): string => `/selection_reminders/leave?r=${tokenOf(client)}`;

/** The client such an address is of; null where it is not ours. */
function readStop(token: string | undefined): string | null {
  const [id = '', mark = ''] = (token ?? '').split('.');
  return database.isId(id) && people.isSigned('selection.stop', id, mark, MARK) ? id : null;
}

/** Whether a studio's reminders are ended for whom a token is of; null where it is nobody's. */
export async function remindersEnded(token: string): Promise<boolean | null> {
  const client = readStop(token);
  return client === null ? null : mail.clientEnded('reminders_stopped_at', client);
}

/** Ends a studio's reminders to a client, or begins them again; again changes nothing. False where the token is nobody's. */
export async function setRemindersEnded(token: string, ended: boolean): Promise<boolean> {
  const client = readStop(token);
  return client !== null && mail.setClientEnded('reminders_stopped_at', client, ended);
}
