/** The five steps from an empty studio to an invited client, in order. */
export const START_STEPS = ['brand', 'project', 'photos', 'product', 'invitation'] as const;
export type StartStep = (typeof START_STEPS)[number];

/** Which steps are done, by existing rows; no click marks a step as done. */
export type StartFacts = Readonly<Record<StartStep, boolean>>;

/** Returns the progress of the onboarding: the next step (null: all are done), and how many are done. */
export function startOf(facts: StartFacts): { next: StartStep | null; done: number } {
  const open = START_STEPS.filter((step) => !facts[step]);
  return { next: open[0] ?? null, done: START_STEPS.length - open.length };
}

/**
 * Returns how the onboarding is shown: open, as one line once it was skipped, and hidden once there is a project, whose
 * own header shows the further steps.
 */
export function startShown(facts: StartFacts, skipped: boolean): 'open' | 'folded' | 'hidden' {
  if (facts.project || facts.invitation) return 'hidden';
  return skipped ? 'folded' : 'open';
}
