import type { Sql } from '@plugins/kit/server/database';

/** What the mail about a finished film needs. */
export interface ReadyMail {
  account: string;
  project: string;
  title: string | null;
  email: string;
  locale: 'en' | 'he';
}

/** Returns it for the person who began the film, while they work in the account. */
export async function findReadyMail(
  sql: Sql,
  { clip, user }: { clip: string; user: string },
): Promise<ReadyMail | undefined> {
  const { rows } = await sql.query<ReadyMail>(
    `select c.account_id as account, e.name as project, c.title, u.email, a.locale::text as locale
       from clips c join events e on e.id = c.event_id join accounts a on a.id = c.account_id
       join users u on u.id = $2 and u.account_id = c.account_id where c.id = $1`,
    [clip, user],
  );
  return rows[0];
}
