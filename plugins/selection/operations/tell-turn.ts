import { transaction } from '@plugins/kit/server/database';
import { findEvent } from '@plugins/kit/server/projects';
import { type Turn, turnMails } from '../emails';
import { settings } from '../settings';

/** The job that tells it, a little later than the photographer said it: what she takes back at once nobody hears of. */
export const TELL_TURN = { id: 'selection.turn' } as const;
export const SECONDS_TO_UNDO = 120;

/** How a project stands where its people are told, as SQL over `events`. */
const STANDS: Record<Turn, string> = {
  editing: 'e.editing_at is not null and e.delivered_at is null',
  delivered: 'e.delivered_at is not null',
};

/**
 * Tells a project's people that its photographs are being edited, or are ready, where that is still so: once after each
 * completion, however often the photographer goes back and forth. Nobody hears of a project that is closed, of a studio
 * that is switched off or does not want it. Gives whether it was told now.
 */
export async function tellTurn(id: string, turn: Turn): Promise<boolean> {
  return transaction(async (sql) => {
    // What it is told for is written down in the transaction its mails ride in: of two workers one sends them.
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
