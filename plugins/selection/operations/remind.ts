import { pool, transaction, uuidv7 } from '@plugins/kit/server/database';
import { findEvent } from '@plugins/kit/server/projects';
import { reminderDue, wantsMore } from '@plugins/kit/server/rules';
import { reminderMails } from '../emails';
import { settings } from '../settings';
import { readStanding } from './read-standing';

interface Closing {
  event: string;
  account: string;
  closes_on: string;
  time_zone: string;
}

/**
 * Mails reminders of selections that close soon while a product of that day is incomplete. Each reminder is sent once
 * per closing day: recorded in the transaction of its mails, so that of two workers one sends it. A moved day counts
 * as new. Skips complete selections, closed projects and paused studios. Returns how many reminders were sent.
 */
export async function remindOfClosing(now = new Date()): Promise<number> {
  // A day in any zone overlaps the same UTC day by at most a day on either side; the earliest reminder is 30 days
  // before.
  const { rows } = await pool().query<Closing>(
    `select distinct e.id as event, e.account_id as account, p.closes_on, e.time_zone
       from products p join events e on e.id = p.event_id join accounts a on a.id = e.account_id
      where p.deleted_at is null and p.closes_on >= to_char($1::timestamptz - interval '2 days', 'YYYY-MM-DD')
        and p.closes_on <= to_char($1::timestamptz + interval '32 days', 'YYYY-MM-DD')
        and e.deleted_at is null and e.published_at is not null and e.archived_at is null and e.selection_mode
        and not e.printselectiondone and (e.expires_at is null or e.expires_at > $1)
        and a.active
      order by event, p.closes_on`,
    [now],
  );
  let sent = 0;
  for (const closing of rows) {
    const { first, last } = await settings.read(closing.account);
    const days = reminderDue(closing, [first, last], now);
    if (days !== null && (await remind(closing, days, now))) sent += 1;
  }
  return sent;
}

async function remind({ event: id, account, closes_on }: Closing, days: number, now: Date): Promise<boolean> {
  return transaction(async (sql) => {
    // Lock against completing: no reminder may follow a selection that was just sent.
    const held = await sql.query<{ open: boolean }>(
      'select not printselectiondone as open from events where id = $1 and deleted_at is null for update',
      [id],
    );
    const event = held.rows[0]?.open ? await findEvent(id, sql) : null;
    if (!event) return false;
    const short = (await readStanding(id, { sql, now })).filter(
      (product) => product.closes_on === closes_on && product.time.state === 'open' && wantsMore(product),
    );
    if (short.length === 0) return false;
    const claimed = await sql.query(
      `insert into selection_reminders (id, account_id, event_id, closes_on, days, created_at, updated_at)
       values ($1, $2, $3, $4, $5, now(), now()) on conflict (event_id, closes_on, days) do nothing`,
      [uuidv7(), account, id, closes_on, days],
    );
    if (!claimed.rowCount) return false;
    await reminderMails(sql, event, { closes_on, short });
    return true;
  });
}
