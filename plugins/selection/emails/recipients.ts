import type { Sql } from '@plugins/kit/server/database';
import { clientReaders, type MailContent, sendMail } from '@plugins/kit/server/mail';
import { ownLinks, takeRate } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { leavePath } from '../operations/stop-reminders';

type Choosing = Awaited<ReturnType<typeof clientReaders>>[number];

/** A mailbox of a person who may pick in a project, with their personal link. */
export type Chooser = Awaited<ReturnType<typeof ownLinks<Choosing>>>[number];

/**
 * Mails everybody who may pick in the project and has not unsubscribed, invited people included, each in their language
 * with their personal link. Within the caller's transaction. `limited`: counts the mails, and refuses too many
 * (RATE_REACHED). Returns how many were sent.
 */
export async function mailChoosers(
  sql: Sql,
  event: EventRow,
  {
    kind,
    limited = false,
    contentFor,
  }: { kind: string; limited?: boolean; contentFor: (reader: Chooser) => MailContent },
): Promise<number> {
  const found = await clientReaders(sql, event, { role: 'client', stop: 'reminders_stopped_at' });
  const readers = await ownLinks(sql, event, found);
  if (limited && readers.length > 0) await takeRate('letters', event.account_id, readers.length, sql);
  for (const reader of readers) {
    const { email, locale, client, mailbox } = reader;
    await sendMail(sql, {
      kind,
      to: email,
      account: event.account_id,
      event: event.id,
      client,
      locale,
      stop: leavePath(mailbox),
      content: contentFor(reader),
    });
  }
  return readers.length;
}

/** Returns the mailboxes to mail about a reopened selection: of everybody who may pick in the project. */
export const reopenedTo = (sql: Sql, event: EventRow): Promise<Choosing[]> =>
  clientReaders(sql, event, { role: 'client' });
