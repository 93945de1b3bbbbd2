import { type Decision, refuse } from '@/core/errors/decision';

/** How far the photographer's own work on a project is, after its selection. */
export const PROGRESS = ['none', 'editing', 'delivered'] as const;
export type Progress = (typeof PROGRESS)[number];

/** How far a project is now. */
export const progressOf = (facts: { editing: boolean; delivered: boolean }): Progress =>
  facts.delivered ? 'delivered' : facts.editing ? 'editing' : 'none';

/**
 * Decides whether a project may be said to be that far. Going back is always allowed: it is how a mistake is undone.
 * Editing begins when the selection is complete; delivering takes a project its people have been let into.
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

/** What a photographer would do next with a project. */
export type NextStep = 'addPhotos' | 'publish' | 'extend' | 'invite' | 'startEditing' | 'deliver' | 'none';

/** The next sensible thing to do, from what is known of a project. */
export function nextStep(facts: {
  phase: string;
  expired: boolean;
  photos: number;
  people: number;
}): NextStep {
  if (facts.phase === 'archived') return 'none';
  if (facts.phase === 'draft') return facts.photos === 0 ? 'addPhotos' : 'publish';
  if (facts.phase === 'selection_complete') return 'startEditing';
  if (facts.phase === 'editing') return 'deliver';
  if (facts.expired) return 'extend';
  if (facts.phase === 'published' && facts.people === 0) return 'invite';
  return 'none';
}
