import { transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import { emit } from '@/core/events/emit';
import type { EventRow } from '@/modules/access/project-repo';
import { decideProgress, type Progress, progressOf } from '@/modules/project/rules/progress';

/**
 * Sets the progress of a project: being edited, delivered, or neither. Idempotent. Returns the former value, for undo.
 * Throws PHASE_NOT_REACHED if the project has not reached that phase.
 */
export async function setProgress(
  event: EventRow,
  wanted: Progress,
): Promise<{ progress: Progress; before: Progress }> {
  return transaction(async (sql) => {
    const { rows } = await sql.query<{
      published: boolean;
      archived: boolean;
      done: boolean;
      editing: boolean;
      delivered: boolean;
    }>(
      `select published_at is not null as published, archived_at is not null as archived,
              printselectiondone as done, editing_at is not null as editing,
              delivered_at is not null as delivered
         from events where id = $1 and deleted_at is null for update`,
      [event.id],
    );
    const facts = rows[0];
    if (!facts) throw new KeepersError('NOT_FOUND');
    requireAllowed(decideProgress(wanted, { ...facts, selectionDone: facts.done }));
    const before = progressOf(facts);
    if (before !== wanted) {
      // The start of editing is kept for a delivered project.
      await sql.query(
        `update events set editing_at = case when $2 = 'editing' then coalesce(editing_at, now())
                                             when $2 = 'delivered' then editing_at end,
                           delivered_at = case when $2 = 'delivered' then coalesce(delivered_at, now()) end,
                           updated_at = now()
          where id = $1`,
        [event.id, wanted],
      );
      if (wanted !== 'none')
        await emit(sql, `project.${wanted}`, event.account_id, {
          project: { id: event.id, name: event.name },
        });
    }
    return { progress: wanted, before };
  });
}
