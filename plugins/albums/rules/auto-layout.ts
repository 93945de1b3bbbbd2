import type { AlbumDocument, Caption, Spread } from './document';
import { type Filling, fillings, type LaidPhoto, spreadOf } from './fill-template';
import { PHOTOS_MOST } from './templates';

/** A photograph with what its neighbors are judged by. */
export interface PickedPhoto extends LaidPhoto {
  /** When it was taken, in milliseconds; null where unknown. */
  taken: number | null;
  /** Perceptual hash, 16 hex digits; empty or null where it has none. */
  likeness: string | null;
  gallery: string;
}

/** How many spreads an album may have, and how many it is to have. */
export interface AlbumPlan {
  least: number;
  most: number;
  /** Null: as many as suit the photographs. */
  spreads: number | null;
  /** Written on the first spread. */
  title: string | null;
}

/** Photographs beside picks that are laid out at once: a whole wedding is no album. */
export const LAID_MOST = 300;
/** Photographs of a spread, where nothing else decides. */
const USUAL = 3;
/** Where photographs are too few for an album's fewest spreads, one on each would not help: the editor says what is missing. */
const THINNEST = 2;
const SCENE_MS = 8 * 60_000;
const BURST_MS = 90_000;
const ALIKE_BITS = 16;

/** The bits in which two hashes differ; null if one is none. */
function difference(a: string | null, b: string | null): number | null {
  if (!a || !b || !/^[0-9a-f]{16}$/.test(a) || !/^[0-9a-f]{16}$/.test(b)) return null;
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}

/** How much a photograph begins a new scene after another, 0 to 1; below 0 where both belong together. */
export function sceneBreak(a: PickedPhoto, b: PickedPhoto): number {
  const apart = a.taken === null || b.taken === null ? null : Math.abs(b.taken - a.taken);
  const bits = difference(a.likeness, b.likeness);
  if (bits !== null && bits <= ALIKE_BITS && (apart === null || apart <= BURST_MS)) return -1;
  const scene = a.gallery !== b.gallery ? 0.7 : 0;
  const gap = apart === null ? 0 : Math.min(1, apart / (3 * SCENE_MS)) + (apart > SCENE_MS ? 0.3 : 0);
  return Math.min(1, scene + gap);
}

/** The number of spreads an album gets. */
export function spreadsFor(photos: number, { least, most, spreads }: AlbumPlan): number {
  const enough = photos >= least ? least : Math.floor(photos / THINNEST);
  const wanted = spreads ?? Math.max(enough, Math.ceil(photos / USUAL));
  const fewest = Math.ceil(photos / PHOTOS_MOST);
  return Math.max(fewest, Math.min(wanted, most, photos));
}

/** Spreads between which the same template is not repeated. */
const APART = 2;
/** How much worse than the best one a template may be that is taken for variety. */
const VARIETY = 0.3;

const WITHOUT: Filling[] = [];

const hasEmptyPage = ({ template }: Filling) => template.parts.includes(null as never);

/**
 * Returns which photographs a spread has: [from, to) of each, so that scenes stay together, breaks between them fall
 * between spreads, and the photographs suit a template.
 */
function divide(
  photos: readonly PickedPhoto[],
  count: number,
  ways: (from: number, to: number) => Filling[],
) {
  const n = photos.length;
  const usual = n / count;
  const most = Math.min(PHOTOS_MOST, Math.max(8, Math.ceil(usual) + 2));
  const breaks = photos.slice(1).map((photo, at) => sceneBreak(photos[at] as PickedPhoto, photo));
  const held = [0];
  for (const one of breaks) held.push((held.at(-1) as number) + Math.max(0, one));
  const price = (from: number, to: number): number => {
    const size = to - from;
    const torn = from > 0 && (breaks[from - 1] as number) < 0 ? 0.6 : 0;
    const heroes = photos.slice(from, to).filter(({ weight }) => weight >= 0.9).length;
    const alone = heroes === 1 && size <= 2 ? -0.3 : 0;
    const mixed = ((held[to - 1] as number) - (held[from] as number)) * 0.9;
    return (ways(from, to)[0]?.cost ?? 1e6) + 0.06 * (size - usual) ** 2 + mixed + torn + alone;
  };
  // best[s][i]: the least cost of the first i photographs on s spreads, and where the last of these begins.
  let best: number[] = Array(n + 1).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  const begins: number[][] = [];
  const prices = new Map<number, number>();
  const priced = (from: number, to: number) => {
    const at = from * (n + 1) + to;
    const known = prices.get(at);
    if (known !== undefined) return known;
    const found = price(from, to);
    prices.set(at, found);
    return found;
  };
  for (let s = 1; s <= count; s++) {
    const next: number[] = Array(n + 1).fill(Number.POSITIVE_INFINITY);
    const from: number[] = Array(n + 1).fill(-1);
    for (let i = s; i <= n - (count - s); i++)
      for (let size = 1; size <= Math.min(most, i); size++) {
        const before = best[i - size] as number;
        if (before === Number.POSITIVE_INFINITY) continue;
        const cost = before + priced(i - size, i);
        if (cost < (next[i] as number)) [next[i], from[i]] = [cost, i - size];
      }
    best = next;
    begins.push(from);
  }
  const parts: [number, number][] = [];
  for (let s = count, to = n; s > 0; s--) {
    const from = begins[s - 1]?.[to] ?? 0;
    parts.unshift([from, to]);
    to = from;
  }
  return parts;
}

/** Returns the best filling whose template the last spreads do not have, unless it is much worse. */
function vary(ways: readonly Filling[], recent: readonly string[]): Filling | undefined {
  const [best] = ways;
  const other = ways.find(
    ({ template, cost }) => !recent.includes(template.id) && cost <= (best?.cost ?? 0) + VARIETY,
  );
  return other ?? best;
}

/** A title for a spread with an empty page: in the middle of that page. Null without one. */
function titleOn(
  { frames }: Spread,
  text: string,
  { format, style }: Pick<AlbumDocument, 'format' | 'style'>,
  id: string,
): Caption | null {
  const { width, height } = format;
  const free = [0, 1].find((page) => frames.every(({ x, w }) => (page === 0 ? x >= width : x + w <= width)));
  if (free === undefined) return null;
  const size = Math.round(Math.min(width, height) / 22);
  const h = size * 3;
  const margin = Math.round(width / 8);
  return {
    ...{ id, text: text.slice(0, 500), size, h, w: width - 2 * margin },
    ...{ x: free * width + margin, y: Math.round((height - h) / 2) },
    ...{ align: 'center', face: style.face, color: '#1f1b16' },
  };
}

/**
 * Lays out a whole album: every photograph once, in order, scenes together, the important ones large, no subject in the
 * fold or the trim. `fresh` makes ids. Photographs beyond what an album can hold are left over by the caller.
 */
export function layAlbum(
  photos: readonly PickedPhoto[],
  look: Pick<AlbumDocument, 'format' | 'style' | 'spine'>,
  plan: AlbumPlan,
  fresh: () => string,
): Spread[] {
  if (photos.length === 0) return [];
  const known = new Map<number, Filling[]>();
  const ways = (from: number, to: number): Filling[] => {
    const at = from * (photos.length + 1) + to;
    const found = known.get(at) ?? fillings(photos.slice(from, to), look);
    known.set(at, found);
    return found;
  };
  const recent: string[] = [];
  // The title is on the empty page of the first spread, which therefore has few photographs.
  const waysTo = (from: number, to: number) => {
    const all = ways(from, to) ?? WITHOUT;
    const titled = plan.title && from === 0 ? all.filter(hasEmptyPage) : all;
    return titled.length > 0 || plan.spreads === 1 ? titled : WITHOUT;
  };
  return divide(photos, spreadsFor(photos.length, plan), waysTo).flatMap(([from, to], nr) => {
    const titled = waysTo(from, to);
    const filling = vary(titled.length > 0 ? titled : ways(from, to), recent);
    if (!filling) return [];
    recent.push(filling.template.id);
    if (recent.length > APART) recent.shift();
    const spread = spreadOf(filling, fresh);
    const title = nr === 0 && plan.title ? titleOn(spread, plan.title, look, fresh()) : null;
    return [title ? { ...spread, texts: [title] } : spread];
  });
}
