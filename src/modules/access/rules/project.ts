import { type Decision, refuse } from '@/core/errors/decision';

/** The phases of a project, in order. */
export const PHASES = [
  'draft',
  'published',
  'selecting',
  'selection_complete',
  'editing',
  'delivered',
  'archived',
] as const;
export type Phase = (typeof PHASES)[number];

/** Who has to act next. */
export type Turn = 'photographer' | 'client' | 'nobody';

/** The facts from which a project's phase is computed. */
export interface ProjectFacts {
  published: boolean;
  archived: boolean;
  delivered: boolean;
  editing: boolean;
  printselectiondone: boolean;
  /** Number of picks over all products. */
  picks: number;
}

/** Returns the phase of a project: the furthest one whose condition is met. */
export function phaseOf(facts: ProjectFacts): Phase {
  if (facts.archived) return 'archived';
  if (!facts.published) return 'draft';
  if (facts.delivered) return 'delivered';
  if (facts.printselectiondone) return facts.editing ? 'editing' : 'selection_complete';
  return facts.picks > 0 ? 'selecting' : 'published';
}

const TURNS: Record<Phase, Turn> = {
  draft: 'photographer',
  published: 'client',
  selecting: 'client',
  selection_complete: 'photographer',
  editing: 'photographer',
  delivered: 'nobody',
  archived: 'nobody',
};

/**
 * Returns who has to act in a phase. `reached`: whether a client has got a link, or entered without one; until then a
 * published project waits for its photographer.
 */
export function whoseTurn(phase: Phase, reached = true): Turn {
  return phase === 'published' && !reached ? 'photographer' : TURNS[phase];
}

/** The facts that decide whether a project is open. Times as `Date` or ISO 8601. */
export interface OpenQuestion {
  published: boolean;
  archived: boolean;
  expires_at: Date | string | null;
  now: Date;
}

/**
 * Decides whether guests and clients may enter. Closed from the moment of `expires_at` on, and also if that time is
 * unreadable, to fail closed.
 */
export function projectOpen({ published, archived, expires_at, now }: OpenQuestion): Decision {
  if (!published && !archived) return refuse('PROJECT_NOT_OPEN');
  if (archived) return refuse('PROJECT_EXPIRED');
  if (expires_at === null) return { allowed: true };
  return now.getTime() < new Date(expires_at).getTime() ? { allowed: true } : refuse('PROJECT_EXPIRED');
}

/**
 * Permissions that guests and clients keep while their studio's account is switched off: viewing and downloading.
 * Permissions outside this list count as changes and are refused, so features fail closed.
 */
const WHILE_PAUSED: ReadonlySet<string> = new Set([
  'gallery.read',
  'picture.read',
  'hidden.read',
  'live.read',
  'products.see',
  'selection.read',
  'talk.read',
  'download.create',
  'share.create',
  'counter.increment',
]);

/** Decides whether guests and clients may use `permission` in a project of a studio that is switched off. */
export function decidePaused(paused: boolean, permission: string): Decision {
  return !paused || WHILE_PAUSED.has(permission) ? { allowed: true } : refuse('GALLERY_PAUSED');
}
