/** Going through the picks of a product, one after the other, until they fit. */
export interface Narrowing {
  /** The photographs of this round, in the list's order. */
  round: readonly string[];
  /** Where one is in it; its length when the round is over. */
  at: number;
  /** What was decided, in order: what Undo takes back. */
  steps: readonly Step[];
}

interface Step {
  media: string;
  kept: boolean;
  /** The round and place it was decided in. */
  round: readonly string[];
  at: number;
}

/** Begins with these. */
export const beginNarrowing = (medias: readonly string[]): Narrowing => ({ round: medias, at: 0, steps: [] });

/** The photograph to be decided on; null when all of them were. */
export const currentOf = ({ round, at }: Narrowing): string | null => round[at] ?? null;

/** Keeps or drops the current one and goes on to the next. */
export function decide(state: Narrowing, kept: boolean): Narrowing {
  const media = currentOf(state);
  if (media === null) return state;
  const { round, at, steps } = state;
  return { round, at: at + 1, steps: [...steps, { media, kept, round, at }] };
}

/** Takes the last decision back; `media` is to be picked again where it was dropped. */
export function undo(state: Narrowing): { state: Narrowing; restored: string | null } {
  const last = state.steps.at(-1);
  if (!last) return { state, restored: null };
  const { round, at } = last;
  return { state: { round, at, steps: state.steps.slice(0, -1) }, restored: last.kept ? null : last.media };
}

/** What was kept so far, and what nobody has asked about yet, in the list's order. */
export function leftOf({ round, steps }: Narrowing): string[] {
  const dropped = new Set(steps.filter(({ kept }) => !kept).map(({ media }) => media));
  return round.filter((media) => !dropped.has(media));
}

/** Once more, through what was kept. */
export const again = (state: Narrowing): Narrowing => ({ round: leftOf(state), at: 0, steps: state.steps });

/** What others picked or took off meanwhile: gone ones are not asked about, new ones come at the end of the round. */
export function follow(state: Narrowing, picked: ReadonlySet<string>): Narrowing {
  const { round, at, steps } = state;
  const dropped = new Set(steps.filter(({ kept }) => !kept).map(({ media }) => media));
  const gone = (media: string, place: number) => place >= at && !picked.has(media);
  const fresh = [...picked].filter((media) => !round.includes(media) && !dropped.has(media));
  if (fresh.length === 0 && !round.some(gone)) return state;
  return { round: [...round.filter((media, place) => !gone(media, place)), ...fresh], at, steps };
}

/** How many must still go until the product is within its limit; 0 without one. */
export const toDrop = (count: number, maxphotos: number | null): number =>
  maxphotos === null ? 0 : Math.max(0, count - maxphotos);
