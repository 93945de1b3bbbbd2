import { transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import { emit } from '@/core/events/emit';
import type { EventRow } from '@/modules/access/queries';
import { holdProgress, writeProgress } from '@/modules/project/queries/project-rows';
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
    const facts = await holdProgress(sql, event.id);
    if (!facts) throw new KeepersError('NOT_FOUND');
    requireAllowed(decideProgress(wanted, { ...facts, selectionDone: facts.done }));
    const before = progressOf(facts);
    if (before !== wanted) {
      await writeProgress(sql, event.id, wanted);
      if (wanted !== 'none')
        await emit(sql, `project.${wanted}`, event.account_id, {
          project: { id: event.id, name: event.name },
        });
    }
    return { progress: wanted, before };
  });
}
