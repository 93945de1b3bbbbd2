import type { Sql } from '@plugins/kit/server/database';
import { clientReaders, studioReaders } from '@plugins/kit/server/mail';
import type { EventRow } from '@plugins/kit/server/projects';
import type { Kind } from '../operations/stop-mails';
import { listStoppedUsers } from '../queries/mails';

/** A recipient: their key in `talk_seen`, and the row that unsubscribes them. */
export interface Reader {
  person: string;
  email: string;
  locale: 'en' | 'he';
  stop: { kind: Kind; id: string } | null;
}

/** Returns the studio's recipients without the unsubscribed ones. */
export async function talkStudioReaders(sql: Sql, account: string): Promise<Reader[]> {
  const readers = await studioReaders(sql, account);
  const quiet = await listStoppedUsers(sql, account);
  return readers
    .filter(({ user }) => !user || !quiet.has(user))
    .map(({ user, ...reader }) => ({
      ...reader,
      person: user ?? '',
      stop: user ? ({ kind: 'u', id: user } as const) : null,
    }));
}

const KINDS = { client: 'c', additional: 'a', grant: 'g' } as const;

/** Returns the mailboxes of a project's clients, invited ones included, without the unsubscribed ones. */
export async function talkClientReaders(sql: Sql, event: EventRow): Promise<Reader[]> {
  const readers = await clientReaders(sql, event, {
    role: 'client',
    stop: 'talk_stopped_at',
    stopsOnGrants: true,
  });
  return readers.map(({ email, locale, person, mailbox: { kind, id } }) => ({
    ...{ email, locale, person },
    stop: { kind: KINDS[kind], id },
  }));
}
