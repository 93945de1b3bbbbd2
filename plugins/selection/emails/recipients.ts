import type { Sql } from '@plugins/kit/server/database';
import { type ClientReader, clientReaders } from '@plugins/kit/server/mail';
import type { EventRow } from '@plugins/kit/server/projects';

/** The mailboxes of everybody who may choose in the project and did not end such messages; invited ones, too. */
export const choosers = (sql: Sql, event: EventRow): Promise<ClientReader[]> =>
  clientReaders(sql, event, { role: 'client', stop: 'reminders_stopped_at' });

/** The mailboxes a selection that is opened again is told to: of everybody who may choose in the project. */
export const reopenedTo = (sql: Sql, event: EventRow): Promise<ClientReader[]> =>
  clientReaders(sql, event, { role: 'client' });
