import { KeepersError } from '@plugins/kit/server';
import { transaction } from '@plugins/kit/server/database';
import type { KeyUnder } from '@plugins/kit/server/internal-rules';
import type { Authorized } from '@plugins/kit/server/people';
import { findEvent, openNow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { nudgeMails } from '../emails';
import { lockProject } from '../queries/projects';
import { nextNudge } from '../rules/nudge';
import { findNudgeState, insertNudge } from './queries';

/**
 * Mails a project's people that their selection is open, at most once a day per project. Throws REFUSED with a reason
 * if it is too soon, complete or closed, or has no recipients.
 */
export async function nudge(
  { event: { id }, viewer }: Authorized,
  { locale, now = new Date() }: { locale: 'en' | 'he'; now?: Date },
): Promise<{ at: string; by: string | null; mails: number; next: string }> {
  const refuse = (why: KeyUnder<'selection.progress.refused'>) =>
    new KeepersError('REFUSED', { reason: translator(locale)(`selection.progress.refused.${why}`) });
  return transaction(async (sql) => {
    // Lock against a concurrent nudge or completion.
    await lockProject(sql, id);
    // In a separate statement: one that waited for the lock would still use its old snapshot.
    const state = await findNudgeState(sql, id);
    const event = state && (await findEvent(id, sql));
    if (!state || !event) throw new KeepersError('NOT_FOUND');
    if (event.printselectiondone) throw refuse('done');
    if (!state.selecting || !openNow(event).allowed) throw refuse('closed');
    if (nextNudge(state.last, now)) throw refuse('soon');
    const mails = await nudgeMails(sql, event);
    if (mails === 0) throw refuse('noRecipient');
    await insertNudge(sql, {
      account: event.account_id,
      event: id,
      user: viewer.user?.id ?? null,
      mails,
      now,
    });
    return {
      at: now.toISOString(),
      by: viewer.name,
      mails,
      next: (nextNudge(now, now) ?? now).toISOString(),
    };
  });
}
