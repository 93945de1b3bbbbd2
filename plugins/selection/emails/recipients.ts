import { type database, mail, type projects } from '@plugins/kit/server';

/** The mailboxes of everybody who may choose in the project and did not end such messages; invited ones, too. */
export const choosers = (sql: database.Sql, event: projects.EventRow): Promise<mail.ClientReader[]> =>
  mail.clientReaders(sql, event, { role: 'client', stop: 'reminders_stopped_at' });

/** The mailboxes a selection that is opened again is told to: of everybody who may choose in the project. */
export const reopenedTo = (sql: database.Sql, event: projects.EventRow): Promise<mail.ClientReader[]> =>
  mail.clientReaders(sql, event, { role: 'client' });
