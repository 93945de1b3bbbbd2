import type { PickOutcome } from './ask-pick';

/** A pick that is shown already and waits for the server's answer. */
export interface PendingPick {
  selected: boolean;
  together?: true;
  waiting: ((outcome: PickOutcome) => void)[];
}

/** The state a pending pick asks the server for. */
export const stateOf = ({ selected, together }: PendingPick) => ({
  selected,
  ...(together ? { together } : {}),
});
