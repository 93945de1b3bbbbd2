/** A photograph's data for stacking. */
export interface Shot {
  /** By the camera's own clock, `YYYY-MM-DDTHH:mm:ss`; null if the file has no time. */
  capturedAt: string | null;
  camera: string | null;
  /** Natural sort key of its name: orders shots of one second, and those without a time. */
  nameKey: string;
  /** 64 bits as hex; empty or null: never stacked. */
  likeness: string | null;
  sharpness: number | null;
  /** Must not be on top: hidden from guests, say. */
  aside?: boolean;
}

/** Positions (from 0) in the list, the top one first, the others in the list's order. */
export type Stack = [top: number, ...others: number[]];

/**
 * Maximum distance of two hashes (of 63 bits), by the seconds between two shots. Calibrated on 41 photographs with 17
 * changes each: docs/decisions/0035-similar-shots.md.
 */
const NEAR: readonly { seconds: number; bits: number }[] = [
  { seconds: 3, bits: 18 },
  { seconds: 15, bits: 14 },
];
/** Maximum distance without a capture time: only for neighbors by name, nearly identical. */
const NEAR_BY_NAME = 10;
/** How much further from its first shot a stack may get than from one shot to the next: a chain must not drift. */
const DRIFT = 4;
/** Maximum seconds and shots of a stack: a whole ceremony from one tripod is several. */
const LONGEST = 60;
const MOST = 30;
/** Open stacks compared with each shot: bounds the cost for a folder in which all have one time. */
const GROWING = 24;
/** Maximum gap in the shown list between shots of a stack; further apart they are separate stacks. */
const APART = 12;

interface Looked {
  at: number;
  seconds: number | null;
  camera: string;
  nameKey: string;
  high: number;
  low: number;
}

/** An open stack: its first shot and its latest. */
interface Growing {
  first: Looked;
  last: Looked;
  members: number[];
}

/**
 * Returns the stacks of a list: shots near in time, by one camera, similar. Pure, and independent of the input's
 * order; a new photograph changes only the stacks of its own moment.
 */
export function stackSimilar(list: readonly Shot[]): Stack[] {
  const looked = list.flatMap((shot, at) => look(shot, at) ?? []);
  const byCamera = Map.groupBy(looked, ({ camera, seconds }) => `${seconds === null} ${camera}`);
  const groups = [...byCamera.values()].flatMap((shots) => grow(shots.sort(inTime)));
  return groups
    .flatMap((members) => cutApart(members.sort((a, b) => a - b)))
    .filter(({ length }) => length > 1)
    .map((members) => onTop(list, members))
    .sort((a, b) => a[0] - b[0]);
}

function look({ capturedAt, camera, nameKey, likeness }: Shot, at: number): Looked | null {
  if (!likeness || !/^[0-9a-f]{16}$/.test(likeness)) return null;
  const time = capturedAt ? Date.parse(`${capturedAt.slice(0, 19)}Z`) : Number.NaN;
  return {
    at,
    seconds: Number.isNaN(time) ? null : time / 1000,
    camera: camera ?? '',
    nameKey,
    high: Number.parseInt(likeness.slice(0, 8), 16),
    low: Number.parseInt(likeness.slice(8), 16),
  };
}

const inTime = (a: Looked, b: Looked): number =>
  (a.seconds ?? 0) - (b.seconds ?? 0) ||
  (a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : 0) ||
  a.high - b.high ||
  a.low - b.low ||
  a.at - b.at;

/** Adds each shot, in order of time, to the most similar open stack, or opens one. */
function grow(shots: readonly Looked[]): number[][] {
  const done: number[][] = [];
  let growing: Growing[] = [];
  for (const shot of shots) {
    growing = growing.filter((stack) => mayTake(stack, shot));
    let best: Growing | null = null;
    let nearest = Number.POSITIVE_INFINITY;
    for (const stack of growing) {
      const bits = bitsApart(stack.last, shot);
      const most = bitsAllowed(stack.last, shot);
      if (bits > most || bits >= nearest || bitsApart(stack.first, shot) > most + DRIFT) continue;
      best = stack;
      nearest = bits;
    }
    if (!best) {
      best = { first: shot, last: shot, members: [] };
      done.push(best.members);
      growing.push(best);
      if (growing.length > GROWING) growing.shift();
    }
    best.last = shot;
    best.members.push(shot.at);
    // Without times the distance to earlier shots is unknown: compare with the neighbor only.
    if (shot.seconds === null) growing = [best];
  }
  return done;
}

function mayTake({ first, last, members }: Growing, shot: Looked): boolean {
  const lasts = (shot.seconds ?? 0) - (first.seconds ?? 0);
  return members.length < MOST && lasts <= LONGEST && bitsAllowed(last, shot) > 0;
}

function bitsAllowed(before: Looked, shot: Looked): number {
  if (before.seconds === null || shot.seconds === null) return NEAR_BY_NAME;
  const gap = shot.seconds - before.seconds;
  return NEAR.find(({ seconds }) => gap <= seconds)?.bits ?? 0;
}

const bitsApart = (a: Looked, b: Looked): number => ones(a.high ^ b.high) + ones(a.low ^ b.low);

/** Counts the one bits of a 32-bit number. */
function ones(number: number): number {
  let n = number - ((number >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Splits a stack where the shown list has many other photographs between two of its shots. */
function cutApart(members: readonly number[]): number[][] {
  const parts: number[][] = [];
  for (const at of members) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last !== undefined && at - last <= APART) part.push(at);
    else parts.push([at]);
  }
  return parts;
}

/** Puts the sharpest first, of equals the earliest; one that is `aside` only if all are. */
function onTop(list: readonly Shot[], members: readonly number[]): Stack {
  const worth = (at: number) => [list[at]?.aside ? 0 : 1, list[at]?.sharpness ?? 0] as const;
  const top = members.reduce((best, at) => {
    const [open, sharp] = worth(at);
    const [bestOpen, bestSharp] = worth(best);
    return open > bestOpen || (open === bestOpen && sharp > bestSharp) ? at : best;
  });
  return [top, ...members.filter((at) => at !== top)];
}
