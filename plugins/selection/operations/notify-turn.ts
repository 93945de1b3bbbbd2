import { transaction } from '@plugins/kit/server/database';
import { findEvent } from '@plugins/kit/server/projects';
import { type Turn, turnMails } from '../emails';
import { claimTurn } from '../queries/projects';
import { settings } from '../settings';

/** The job that mails it, delayed: a status the photographer reverts at once is not mailed. */
export const NOTIFY_TURN = { id: 'selection.turn' } as const;
export const SECONDS_TO_UNDO = 120;

/**
 * Mails a project's people that its photographs are being edited, or are ready, if that is still so: once per
 * completion, however often the photographer switches. Skips closed projects, and studios that are paused or have
 * switched it off. Returns whether mails were sent.
 */
export async function notifyTurn(id: string, turn: Turn): Promise<boolean> {
  return transaction(async (sql) => {
    // Recorded in the transaction of the mails: of two workers one sends them.
    const account = await claimTurn(sql, { event: id, turn });
    if (!account || !(await settings.read(account, sql)).turns) return false;
    const event = await findEvent(id, sql);
    return event !== null && (await turnMails(sql, event, turn)) > 0;
  });
}
