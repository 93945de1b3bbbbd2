/** The steps from an empty studio to an invited client, in order; the header of a draft shows the same four. */
export const START_STEPS = ['project', 'photos', 'product', 'invitation'] as const;

/** What ends the onboarding, by existing rows: a project, or an invitation that was sent. */
export type StartFacts = Readonly<Record<'project' | 'invitation', boolean>>;

/**
 * Returns how the onboarding is shown: open, as one line once it was skipped, and hidden once there is a project, whose
 * own header shows the further steps.
 */
export function startShown(facts: StartFacts, skipped: boolean): 'open' | 'folded' | 'hidden' {
  if (facts.project || facts.invitation) return 'hidden';
  return skipped ? 'folded' : 'open';
}
