/**
 * Going through photographs one after the other, until they fit. What is shown, and what comes next, is decided by who goes
 * through them alone: an answer, or what somebody else does meanwhile, never moves the place nor the order. A photograph that
 * is not among them any more is passed over when its turn comes.
 */
export interface Narrowing {
  /** The photographs of this round, in the list's order. */
  round: readonly string[];
  /** Where one is in it; its length when the round is over. */
  at: number;
  /** What was decided, in order: what Undo takes back. */
  steps: readonly Step[];
}

/** What is so for a photograph. */
export interface Standing {
  picked: boolean;
  favourite: boolean;
}

/** One decision. */
export interface Step {
  media: string;
  /** How it stood before: what Undo asks for. */
  before: Standing;
  /** The round and place it was decided in. */
  round: readonly string[];
  at: number;
}

/** Which photographs are still to be asked about. */
export type Open = (media: string) => boolean;

const NONE: ReadonlySet<string> = new Set();

/**
 * Begins with these. What was `seen` before comes first, and one goes on behind it; where all were seen, one begins again.
 */
export function beginNarrowing(medias: readonly string[], seen: ReadonlySet<string> = NONE): Narrowing {
  const before = medias.filter((media) => seen.has(media));
  if (before.length === medias.length) return { round: medias, at: 0, steps: [] };
  return {
    round: [...before, ...medias.filter((media) => !seen.has(media))],
    at: before.length,
    steps: [],
  };
}

/** The photograph to be decided on; null when all of them were. */
export const currentOf = ({ round, at }: Narrowing): string | null => round[at] ?? null;

/** The photographs that come now and after, the current one first: those still to be asked about. */
export const comingOf = ({ round, at }: Narrowing, open: Open): string[] =>
  round.slice(at).filter((media, place) => place === 0 || open(media));

/**
 * Goes on to the next one that is still open; what becomes of this one is the caller's. Nothing happens where it is not the
 * one that is shown: it was decided on already.
 */
export function decide(state: Narrowing, media: string, before: Standing, open: Open): Narrowing {
  if (currentOf(state) !== media) return state;
  const { round, at, steps } = state;
  const next = round.findIndex((other, place) => place > at && open(other));
  return {
    round,
    at: next === -1 ? round.length : next,
    steps: [...steps, { media, before, round, at }],
  };
}

/** Takes the last decision back, and shows its photograph again. */
export function undo(state: Narrowing): { state: Narrowing; step: Step | null } {
  const step = state.steps.at(-1) ?? null;
  if (!step) return { state, step };
  const { round, at } = step;
  return { state: { round, at, steps: state.steps.slice(0, -1) }, step };
}

/** Those of this round that are still open: what one may go through once more. */
export const leftOf = ({ round }: Narrowing, open: Open): string[] => round.filter(open);

/** Once more, through what is left. */
export const again = (state: Narrowing, open: Open): Narrowing => ({
  round: leftOf(state, open),
  at: 0,
  steps: state.steps,
});

/** How many still fit into a product; null without a limit. */
export const roomOf = (count: number, maxphotos: number | null): number | null =>
  maxphotos === null ? null : Math.max(0, maxphotos - count);

/** How many must still go until the product is within its limit; 0 without one. */
export const toDrop = (count: number, maxphotos: number | null): number =>
  maxphotos === null ? 0 : Math.max(0, count - maxphotos);
