import { database, people } from '@plugins/kit/server';

const MARK = 22;

const tokenOf = (client: string): string => `${client}.${people.sign('selection.stop', client, MARK)}`;

/** The address at which a client ends a studio's reminders: signed, so that nobody ends another's. */
export const stopPath = (client: string): string => `/selection_reminders/stop?r=${tokenOf(client)}`;

/** The same for mail programs, which post to it (RFC 8058). */
export const leavePath = (client: string): string => `/selection_reminders/leave?r=${tokenOf(client)}`;

/** The client such an address is of; null where it is not ours. */
export function readStop(token: string | undefined): string | null {
  const [id = '', mark = ''] = (token ?? '').split('.');
  return database.isId(id) && people.isSigned('selection.stop', id, mark, MARK) ? id : null;
}

/** Ends a studio's reminders to a client; again changes nothing. False where the token is not ours. */
export async function stopReminders(token: string): Promise<boolean> {
  const id = readStop(token);
  if (!id) return false;
  const { rowCount } = await database
    .pool()
    .query('update clients set reminders_stopped_at = coalesce(reminders_stopped_at, now()) where id = $1', [
      id,
    ]);
  return Boolean(rowCount);
}
