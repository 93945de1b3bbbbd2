import type { Rect } from '@plugins/kit/internal';
import type { AlbumStyle } from './document';
import type { AlbumFormat } from './format';

/** A part of a page: a photograph that fills it (`fill`), one as it is (`whole`), white (`none`), or parts side by side or stacked, with weights. */
export type Part = 'fill' | 'whole' | 'none' | { across: Weighed[] } | { down: Weighed[] };
type Weighed = readonly [number, Part];

const f = 'fill' as const;
const across = (...parts: Weighed[]): Part => ({ across: parts });
const down = (...parts: Weighed[]): Part => ({ down: parts });
const even = (nr: number): Weighed[] => Array.from({ length: nr }, () => [1, f] as const);
const rows = (...counts: number[]) => down(...counts.map((nr): Weighed => [1, across(...even(nr))]));
const columns = (...counts: number[]) => across(...counts.map((nr): Weighed => [1, down(...even(nr))]));

/** Layouts of one page, by name; each is for the photographs it has leaves. */
const PAGES = {
  one: f,
  whole: 'whole',
  head: down([2, f], [1, 'none']),
  foot: down([1, 'none'], [2, f]),
  upper: down([1, f], [1, 'none']),
  lower: down([1, 'none'], [1, f]),
  band: down([1, 'none'], [4, f], [1, 'none']),
  stack: down(...even(2)),
  pair: across(...even(2)),
  stackLarge: down([2, f], [1, f]),
  pairLarge: across([2, f], [1, f]),
  headPair: down([3, f], [2, across(...even(2))]),
  footPair: down([2, across(...even(2))], [3, f]),
  sideStack: across([3, f], [2, down(...even(2))]),
  stackSide: across([2, down(...even(2))], [3, f]),
  strips: down(...even(3)),
  pillars: across(...even(3)),
  grid4: rows(2, 2),
  headRow: down([2, f], [1, across(...even(3))]),
  sideColumn: across([2, f], [1, down(...even(3))]),
  steps: down([1, across([3, f], [2, f])], [1, across([2, f], [3, f])]),
  twoThree: rows(2, 3),
  threeTwo: rows(3, 2),
  columns23: columns(2, 3),
  corner: down([2, across([2, f], [1, down(...even(2))])], [1, across(...even(2))]),
  grid6: rows(3, 3),
  grid6High: rows(2, 2, 2),
  frame6: down([2, across([2, f], [1, down(...even(2))])], [1, across(...even(3))]),
} satisfies Record<string, Part>;
type PageName = keyof typeof PAGES;

/** How a template uses the sheet: `framed` keeps a margin, `bleed` goes over the trim, `across` goes over the fold, too. */
export type Manner = 'framed' | 'bleed' | 'across';

/** A layout of a spread. An `across` template has one part over both pages; a page without a part is empty. */
export interface Template {
  id: string;
  manner: Manner;
  parts: [Part | null, Part | null] | [Part];
  /** Photographs it is for. */
  count: number;
}

const leaves = (part: Part | null): number => {
  if (part === null || part === 'none') return 0;
  if (typeof part === 'string') return 1;
  return ('across' in part ? part.across : part.down).reduce((sum, [, one]) => sum + leaves(one), 0);
};

const pages = (manner: 'framed' | 'bleed', ...pairs: [PageName | null, PageName | null][]): Template[] =>
  pairs.map(([first, second]) => {
    const parts: [Part | null, Part | null] = [first && PAGES[first], second && PAGES[second]];
    return {
      id: `${manner}-${first ?? 'empty'}-${second ?? 'empty'}`,
      manner,
      parts,
      count: leaves(parts[0]) + leaves(parts[1]),
    };
  });
const over = (name: string, part: Part): Template => ({
  id: `across-${name}`,
  manner: 'across',
  parts: [part],
  count: leaves(part),
});

/** The library. For each number of photographs there is one that is framed: it suits any photographs. */
export const TEMPLATES: readonly Template[] = [
  ...pages('framed', ['whole', null], [null, 'whole'], ['one', null], [null, 'one']),
  ...pages('bleed', ['one', null], [null, 'one']),
  over('panorama', f),
  over('wide', 'whole'),
  ...pages('framed', ['whole', 'whole'], ['one', 'one'], ['stack', null], [null, 'stack'], ['pair', null]),
  ...pages('framed', ['head', 'foot'], ['foot', 'head'], ['upper', 'lower'], ['lower', 'upper']),
  ...pages('bleed', ['one', 'one'], ['head', 'foot'], ['foot', 'head'], ['band', 'band']),
  ...pages('bleed', ['upper', 'lower'], ['lower', 'upper']),
  over('two', across([2, f], [1, f])),
  ...pages(
    'framed',
    ['one', 'stack'],
    ['stack', 'one'],
    ['one', 'pair'],
    ['pair', 'one'],
    ['whole', 'stack'],
  ),
  ...pages('framed', ['stack', 'whole'], ['headPair', null], ['head', 'stack'], ['stack', 'foot']),
  ...pages('framed', ['upper', 'stack'], ['stack', 'lower']),
  ...pages('bleed', ['one', 'stack'], ['stack', 'one'], ['one', 'pair'], ['pair', 'one']),
  ...pages('bleed', ['upper', 'stack'], ['stack', 'lower']),
  over('three', across([3, f], [1, down(...even(2))])),
  ...pages('framed', ['stack', 'stack'], ['pair', 'pair'], ['one', 'headPair'], ['headPair', 'one']),
  ...pages('framed', ['one', 'sideStack'], ['stack', 'pair'], ['pair', 'stack'], ['whole', 'strips']),
  ...pages('bleed', ['one', 'footPair'], ['headPair', 'one'], ['stack', 'stack']),
  over('four', across([3, f], [1, down(...even(3))])),
  ...pages('framed', ['stack', 'headPair'], ['footPair', 'stack'], ['one', 'grid4'], ['grid4', 'one']),
  ...pages('framed', ['pair', 'strips'], ['one', 'steps']),
  ...pages('bleed', ['one', 'grid4'], ['headRow', 'one']),
  ...pages('framed', ['headPair', 'footPair'], ['sideStack', 'stackSide'], ['stack', 'grid4']),
  ...pages('framed', ['grid4', 'stack'], ['pillars', 'strips'], ['one', 'twoThree']),
  ...pages(
    'framed',
    ['headPair', 'grid4'],
    ['grid4', 'footPair'],
    ['sideStack', 'headRow'],
    ['one', 'grid6'],
  ),
  ...pages('framed', ['grid4', 'grid4'], ['steps', 'steps'], ['headRow', 'sideColumn'], ['stack', 'grid6']),
  ...pages('framed', ['grid4', 'corner'], ['footPair', 'grid6'], ['grid4', 'columns23']),
  ...pages('framed', ['twoThree', 'threeTwo'], ['corner', 'columns23'], ['grid4', 'grid6High']),
  ...pages('framed', ['twoThree', 'grid6'], ['corner', 'grid6High']),
  ...pages('framed', ['grid6', 'grid6'], ['frame6', 'grid6'], ['grid6High', 'frame6']),
];

/** Photographs a spread can have. */
export const PHOTOS_MOST = 12;

/** A place for a photograph. */
export interface Cell extends Rect {
  whole: boolean;
}

function cut(part: Part, { x, y, w, h }: Rect, gap: number): Cell[] {
  if (part === 'none') return [];
  if (typeof part === 'string') return [{ x, y, w, h, whole: part === 'whole' }];
  const level = 'across' in part;
  const parts = level ? part.across : part.down;
  const sum = parts.reduce((all, [weight]) => all + weight, 0);
  const free = (level ? w : h) - gap * (parts.length - 1);
  let at = level ? x : y;
  return parts.flatMap(([weight, one]) => {
    const size = (free * weight) / sum;
    const own = level ? { x: at, y, w: size, h } : { x, y: at, w, h: size };
    at += size + gap;
    return cut(one, own, gap);
  });
}

/** The margin beside the fold: no photograph of a framed page comes nearer than is safe. */
const besideFold = (format: AlbumFormat, { margin }: AlbumStyle) => Math.max(margin, format.safe);

/** The places of a template in reading order, in whole micrometers; `rtl`: mirrored, the right page first. */
export function cellsOf(
  { manner, parts }: Template,
  format: AlbumFormat,
  style: AlbumStyle,
  rtl: boolean,
): Cell[] {
  const { width, height } = format;
  const margin = Math.min(Math.max(style.margin, format.safe), width / 4, height / 4);
  const fold = Math.min(besideFold(format, style), width / 4);
  const page = (first: boolean): Rect =>
    manner === 'framed'
      ? { x: first ? margin : width + fold, y: margin, w: width - margin - fold, h: height - 2 * margin }
      : { x: first ? 0 : width, y: 0, w: width, h: height };
  const whole: Rect = { x: 0, y: 0, w: 2 * width, h: height };
  const wide =
    parts[0] === 'whole' ? { x: margin, y: margin, w: 2 * (width - margin), h: height - 2 * margin } : whole;
  const onPage = (part: Part | null, first: boolean) => (part ? cut(part, page(first), style.gap) : []);
  const cells =
    parts.length === 1
      ? cut(parts[0], wide, style.gap)
      : [...onPage(parts[0], true), ...onPage(parts[1], false)];
  return cells.map(({ x, y, w, h, whole: asIs }) => {
    const left = Math.round(x);
    const top = Math.round(y);
    const wideness = Math.round(x + w) - left;
    const own = {
      x: rtl ? 2 * width - left - wideness : left,
      y: top,
      w: wideness,
      h: Math.round(y + h) - top,
    };
    return { ...own, whole: asIs };
  });
}

/** The template of an id, or undefined. */
export const templateOf = (id: string | null): Template | undefined => TEMPLATES.find((one) => one.id === id);
