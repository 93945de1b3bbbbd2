import { type Decision, refuse } from '@plugins/kit/server/rules';

/** The current state of a photograph and the requested one. */
export interface HidingInput {
  hidden: boolean;
  /** Who hid it; null counts as the account. */
  hidden_by: 'client' | 'account' | null;
  wanted: boolean;
  /** Whether the request comes from the account. */
  ofAccount: boolean;
}

/**
 * Decides whether a request to hide or show is allowed, and whether it changes anything: clients undo only clients'
 * hiding.
 */
export function decideHiding({ hidden, hidden_by, wanted, ofAccount }: HidingInput): Decision<{
  change: boolean;
}> {
  if (hidden === wanted) return { allowed: true, change: false };
  if (!wanted && !ofAccount && hidden_by !== 'client') return refuse('HIDDEN_BY_ACCOUNT');
  return { allowed: true, change: true };
}
