import { type Decision, refuse } from '@/core/errors/decision';

/** The progress of the photographer's own work on a project, after its selection. */
export const PROGRESS = ['none', 'editing', 'delivered'] as const;
export type Progress = (typeof PROGRESS)[number];

/** Returns the current progress of a project. */
export const progressOf = (facts: { editing: boolean; delivered: boolean }): Progress =>
  facts.delivered ? 'delivered' : facts.editing ? 'editing' : 'none';

/**
 * Decides whether a project's progress may be set. Going back is always allowed, to undo a mistake. Editing requires a
 * completed selection; delivering requires a project that was published.
 */
export function decideProgress(
  wanted: Progress,
  facts: { published: boolean; archived: boolean; selectionDone: boolean },
): Decision {
  if (wanted === 'none') return { allowed: true };
  if (!facts.published || facts.archived) return refuse('PHASE_NOT_REACHED');
  if (wanted === 'editing' && !facts.selectionDone) return refuse('PHASE_NOT_REACHED');
  return { allowed: true };
}

/** A photographer's next step with a project. */
export type NextStep = 'addPhotos' | 'publish' | 'extend' | 'invite' | 'startEditing' | 'deliver' | 'none';

/** Returns the next step for a project. */
export function nextStep(facts: {
  phase: string;
  expired: boolean;
  photos: number;
  /** Whether a client has got a link, or entered without one. */
  reached: boolean;
}): NextStep {
  if (facts.phase === 'archived') return 'none';
  if (facts.phase === 'draft') return facts.photos === 0 ? 'addPhotos' : 'publish';
  if (facts.phase === 'selection_complete') return 'startEditing';
  if (facts.phase === 'editing') return 'deliver';
  if (facts.expired) return 'extend';
  if (facts.phase === 'published' && !facts.reached) return 'invite';
  return 'none';
}
