import type { Sql } from '@plugins/kit/server/database';
import { type ClientReader, clientReaders } from '@plugins/kit/server/mail';
import type { EventRow } from '@plugins/kit/server/projects';

/**
 * Returns the mailboxes of everybody who may pick in the project, invited people included, without unsubscribed ones.
 */
export const choosers = (sql: Sql, event: EventRow): Promise<ClientReader[]> =>
  clientReaders(sql, event, { role: 'client', stop: 'reminders_stopped_at' });

/** Returns the mailboxes to mail about a reopened selection: of everybody who may pick in the project. */
export const reopenedTo = (sql: Sql, event: EventRow): Promise<ClientReader[]> =>
  clientReaders(sql, event, { role: 'client' });
