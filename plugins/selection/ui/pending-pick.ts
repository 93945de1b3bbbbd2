import type { PickOutcome } from './ask-pick';

/** A pick that is shown already while its request is in flight. */
export interface PendingPick {
  selected: boolean;
  together?: true;
  waiting: ((outcome: PickOutcome) => void)[];
}

/** Returns the state a pending pick requests. */
export const stateOf = ({ selected, together }: PendingPick) => ({
  selected,
  ...(together ? { together } : {}),
});
