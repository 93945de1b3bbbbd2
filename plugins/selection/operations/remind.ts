import { pool, transaction } from '@plugins/kit/server/database';
import { reminderDue } from '@plugins/kit/server/internal-rules';
import { findEvent } from '@plugins/kit/server/projects';
import { reminderMails } from '../emails';
import { type Closing, insertReminder, listClosing, lockOpen } from '../queries/projects';
import { wantsMore } from '../rules/standing';
import { settings } from '../settings';
import { readStanding } from './read-standing';

/**
 * Mails reminders of selections that close soon while a product of that day is incomplete. Each reminder is sent once
 * per closing day: recorded in the transaction of its mails, so that of two workers one sends it. A moved day counts
 * as new. Skips complete selections, closed projects and paused studios. Returns how many reminders were sent.
 */
export async function remindOfClosing(now = new Date()): Promise<number> {
  const found = await listClosing(pool(), now);
  let sent = 0;
  for (const closing of found) {
    const { first, last } = await settings.read(closing.account);
    const days = reminderDue(closing, [first, last], now);
    if (days !== null && (await remind(closing, days, now))) sent += 1;
  }
  return sent;
}

async function remind({ event: id, account, closes_on }: Closing, days: number, now: Date): Promise<boolean> {
  return transaction(async (sql) => {
    // Lock against completing: no reminder may follow a selection that was just sent.
    const event = (await lockOpen(sql, id)) ? await findEvent(id, sql) : null;
    if (!event) return false;
    const short = (await readStanding(id, { sql, now })).filter(
      (product) => product.closes_on === closes_on && product.time.state === 'open' && wantsMore(product),
    );
    if (short.length === 0) return false;
    const claimed = await insertReminder(sql, { account, event: id, closes_on, days });
    if (!claimed) return false;
    await reminderMails(sql, event, { closes_on, short });
    return true;
  });
}
