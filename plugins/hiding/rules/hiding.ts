import { type Decision, refuse } from '@plugins/kit/server/rules';

/** A photograph as it is, and what is asked of it. */
export interface HidingWish {
  hidden: boolean;
  /** Who hid it; unknown counts as the account. */
  hidden_by: 'client' | 'account' | null;
  wanted: boolean;
  /** Whether the account itself asks. */
  ofAccount: boolean;
}

/** Whether hiding or showing may be done, and whether anything changes: clients undo only clients' hiding. */
export function decideHiding({ hidden, hidden_by, wanted, ofAccount }: HidingWish): Decision<{
  change: boolean;
}> {
  if (hidden === wanted) return { allowed: true, change: false };
  if (!wanted && !ofAccount && hidden_by !== 'client') return refuse('HIDDEN_BY_ACCOUNT');
  return { allowed: true, change: true };
}
