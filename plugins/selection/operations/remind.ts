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
 * Reminds the people of selections that close soon while something is short for a product of that day. Each reminder goes
 * out once for one last day: it is written down in the transaction its mails ride in, so that of two workers one sends
 * it. A day that is moved is another one. Nobody hears of a selection that is complete, of a project that is not open, or
 * of a studio that is switched off. Gives how many reminders went out.
 */
export async function remindOfClosing(now = new Date()): Promise<number> {
  // A day in any zone begins and ends within a day of the same day in UTC; the furthest reminder is 30 days before.
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
    // Completing waits for this, or this for it: nobody is reminded of what was just sent.
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
