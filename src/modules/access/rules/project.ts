import { type Decision, refuse } from '@/core/errors/decision';

/** The life of a project. */
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

/** Whoever has to act next. */
export type Turn = 'photographer' | 'client' | 'nobody';

/** What a project's phase is read from. */
export interface ProjectFacts {
  published: boolean;
  archived: boolean;
  delivered: boolean;
  editing: boolean;
  printselectiondone: boolean;
  /** Picks over all products. */
  picks: number;
}

/** The phase of a project: the furthest thing that is true of it. */
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

/** Who has to act in a phase. */
export function whoseTurn(phase: Phase): Turn {
  return TURNS[phase];
}

/** What opening a project looks at. Times as `Date` or ISO 8601. */
export interface OpenQuestion {
  published: boolean;
  archived: boolean;
  expires_at: Date | string | null;
  now: Date;
}

/**
 * Decides whether guests and clients may come in. Closed from the very moment of `expires_at` on, and also where that
 * time cannot be read: better closed too early than open too long.
 */
export function projectOpen({ published, archived, expires_at, now }: OpenQuestion): Decision {
  if (!published && !archived) return refuse('PROJECT_NOT_OPEN');
  if (archived) return refuse('PROJECT_EXPIRED');
  if (expires_at === null) return { allowed: true };
  return now.getTime() < new Date(expires_at).getTime() ? { allowed: true } : refuse('PROJECT_EXPIRED');
}

/**
 * What guests and clients still do while their studio's account is switched off: everything that only looks or takes
 * home. A permission that is not here is a change, and refused: closed by default for what features bring.
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

/** Decides whether guests and clients may do what wants `permission` in a project of a studio that is switched off. */
export function decidePaused(paused: boolean, permission: string): Decision {
  return !paused || WHILE_PAUSED.has(permission) ? { allowed: true } : refuse('GALLERY_PAUSED');
}
