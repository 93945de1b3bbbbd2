import { KeepersError } from '@plugins/kit/server';
import { transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { findEvent, openNow } from '@plugins/kit/server/projects';
import { type KeyUnder, translator } from '@plugins/kit/server/texts';
import { nudgeMails } from '../emails';
import { nextNudge } from '../rules/nudge';

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
    await sql.query('select 1 from events where id = $1 for update', [id]);
    // In a separate statement: one that waited for the lock would still use its old snapshot.
    const { rows } = await sql.query<{ last: Date | null; selecting: boolean }>(
      `select (select max(n.created_at) from selection_nudges n where n.event_id = e.id) as last,
              e.selection_mode and exists (select 1 from products p where p.event_id = e.id and p.deleted_at is null) as selecting
         from events e where e.id = $1 and e.deleted_at is null`,
      [id],
    );
    const event = rows[0] && (await findEvent(id, sql));
    if (!rows[0] || !event) throw new KeepersError('NOT_FOUND');
    if (event.printselectiondone) throw refuse('done');
    if (!rows[0].selecting || !openNow(event).allowed) throw refuse('closed');
    if (nextNudge(rows[0].last, now)) throw refuse('soon');
    const mails = await nudgeMails(sql, event);
    if (mails === 0) throw refuse('noRecipient');
    await sql.query(
      `insert into selection_nudges (id, account_id, event_id, user_id, mails, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [uuidv7(), event.account_id, id, viewer.user?.id ?? null, mails, now],
    );
    return {
      at: now.toISOString(),
      by: viewer.name,
      mails,
      next: (nextNudge(now, now) ?? now).toISOString(),
    };
  });
}
