/**
 * The state of reviewing photographs one by one. Only the person's decisions move the position: a response, or another
 * person's change, never changes position or order. A photograph no longer in the set is skipped at its turn.
 */
export interface Culling {
  /** The photographs of this round, in the list's order. */
  round: readonly string[];
  /** The position in the round; its length once the round is over. */
  at: number;
  /** The decisions in order, for Undo. */
  steps: readonly Step[];
}

/** The state of a photograph. */
export interface PhotoState {
  picked: boolean;
  favourite: boolean;
}

/** One decision. */
export interface Step {
  media: string;
  /** The state before, which Undo requests. */
  before: PhotoState;
  /** Round and position of the decision. */
  round: readonly string[];
  at: number;
}

/** Whether a photograph is undecided. */
export type Open = (media: string) => boolean;

const NONE: ReadonlySet<string> = new Set();

/**
 * Starts a review. Photographs `seen` before come first, and the position is after them; if all were seen, it starts
 * over.
 */
export function beginCulling(medias: readonly string[], seen: ReadonlySet<string> = NONE): Culling {
  const before = medias.filter((media) => seen.has(media));
  if (before.length === medias.length) return { round: medias, at: 0, steps: [] };
  return {
    round: [...before, ...medias.filter((media) => !seen.has(media))],
    at: before.length,
    steps: [],
  };
}

/** Returns the photograph to decide on; null after the last. */
export const currentOf = ({ round, at }: Culling): string | null => round[at] ?? null;

/** Returns the undecided photographs from the current one on. */
export const comingOf = ({ round, at }: Culling, open: Open): string[] =>
  round.slice(at).filter((media, place) => place === 0 || open(media));

/**
 * Moves to the next undecided photograph; the caller carries out the decision. Does nothing if `media` is not the
 * current one: it is decided already.
 */
export function decide(state: Culling, media: string, before: PhotoState, open: Open): Culling {
  if (currentOf(state) !== media) return state;
  const { round, at, steps } = state;
  const next = round.findIndex((other, place) => place > at && open(other));
  return {
    round,
    at: next === -1 ? round.length : next,
    steps: [...steps, { media, before, round, at }],
  };
}

/** Moves to a photograph of the round without deciding on the ones between. */
export function jumpTo(state: Culling, media: string): Culling {
  const at = state.round.indexOf(media);
  return at === -1 ? state : { ...state, at };
}

/** Undoes the last decision and shows its photograph again. */
export function undo(state: Culling): { state: Culling; step: Step | null } {
  const step = state.steps.at(-1) ?? null;
  if (!step) return { state, step };
  const { round, at } = step;
  return { state: { round, at, steps: state.steps.slice(0, -1) }, step };
}

/** Returns the undecided ones of this round, for another round. */
export const leftOf = ({ round }: Culling, open: Open): string[] => round.filter(open);

/** Starts another round with the remaining ones. */
export const again = (state: Culling, open: Open): Culling => ({
  round: leftOf(state, open),
  at: 0,
  steps: state.steps,
});
