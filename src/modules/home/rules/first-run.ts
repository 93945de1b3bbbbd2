/** The five steps from an empty studio to an invited client, in their order. */
export const START_STEPS = ['brand', 'project', 'photos', 'product', 'invitation'] as const;
export type StartStep = (typeof START_STEPS)[number];

/** What really is there; nothing is ticked by a click. */
export type StartFacts = Readonly<Record<StartStep, boolean>>;

/** How far the start is: the step to do next (null: all are done), and how many are done. */
export function startOf(facts: StartFacts): { next: StartStep | null; done: number } {
  const open = START_STEPS.filter((step) => !facts[step]);
  return { next: open[0] ?? null, done: START_STEPS.length - open.length };
}

/**
 * How the start is shown: open while something is missing, as one line once it was skipped, not at all when everything
 * was done, or to a studio that has already sent an invitation.
 */
export function startShown(facts: StartFacts, skipped: boolean): 'open' | 'folded' | 'hidden' {
  if (facts.invitation || startOf(facts).next === null) return 'hidden';
  return skipped ? 'folded' : 'open';
}
