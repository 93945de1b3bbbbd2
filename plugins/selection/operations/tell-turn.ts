import { transaction } from '@plugins/kit/server/database';
import { findEvent } from '@plugins/kit/server/projects';
import { type Turn, turnMails } from '../emails';
import { settings } from '../settings';

/** The job that mails it, delayed: a status the photographer reverts at once is not mailed. */
export const TELL_TURN = { id: 'selection.turn' } as const;
export const SECONDS_TO_UNDO = 120;

/** SQL conditions over `events` for each status. */
const STANDS: Record<Turn, string> = {
  editing: 'e.editing_at is not null and e.delivered_at is null',
  delivered: 'e.delivered_at is not null',
};

/**
 * Mails a project's people that its photographs are being edited, or are ready, if that is still so: once per
 * completion, however often the photographer switches. Skips closed projects, and studios that are paused or have
 * switched it off. Returns whether mails were sent.
 */
export async function tellTurn(id: string, turn: Turn): Promise<boolean> {
  return transaction(async (sql) => {
    // Recorded in the transaction of the mails: of two workers one sends them.
    const { rows } = await sql.query<{ account: string }>(
      `update events e set ${turn}_told_for = coalesce(e.completed_at, e.published_at)
         from accounts a
        where e.id = $1 and a.id = e.account_id and a.active and e.deleted_at is null and e.archived_at is null
          and e.published_at is not null and (e.expires_at is null or e.expires_at > now()) and ${STANDS[turn]}
          and e.${turn}_told_for is distinct from coalesce(e.completed_at, e.published_at)
        returning e.account_id as account`,
      [id],
    );
    const account = rows[0]?.account;
    if (!account || !(await settings.read(account, sql)).turns) return false;
    const event = await findEvent(id, sql);
    return event !== null && (await turnMails(sql, event, turn)) > 0;
  });
}
