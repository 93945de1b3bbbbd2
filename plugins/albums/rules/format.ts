import { CURRENCIES, PRICE_MOST } from '@plugins/kit/internal';
import { labProfileSchema, printDpi } from '@plugins/kit/internal-rules';
import { z } from 'zod';
import { CM, SPINE_MOST, WRAP_MOST } from './lengths';

/** How an album is bound in: what its cover is made of. */
export const COVERS = ['none', 'photo', 'linen', 'leather'] as const;
/** How a lab wants its files: one picture or page for each spread, or for each page. */
export const SIDES = ['spread', 'page'] as const;

/** The lengths a product may have, in micrometers. */
export const LENGTHS = {
  width: [50_000, 600_000],
  height: [50_000, 600_000],
  bleed: [0, 20_000],
  safe: [0, 40_000],
  spine: [0, SPINE_MOST],
  wrap: [0, WRAP_MOST],
} as const;
/** Returns the largest safe distance of a page: a quarter of its shorter side. */
export const safeMost = ({ width, height }: { width: number; height: number }): number =>
  Math.min(LENGTHS.safe[1], Math.min(width, height) / 4);

const length = (of: keyof typeof LENGTHS) => z.int().min(LENGTHS[of][0]).max(LENGTHS[of][1]);

/** The measures of an album: one page without its bleed, in micrometers. */
export const formatSchema = z.strictObject({
  width: length('width'),
  height: length('height'),
  /** What the lab trims from each outer side. */
  bleed: length('bleed').default(3_000),
  /** How far from trim and fold faces and texts stay. */
  safe: length('safe').default(6_000),
  dpi: printDpi.default(300),
});
export type AlbumFormat = z.infer<typeof formatSchema>;

/** A price of more than nothing. Galleries load the kit's rules, which therefore have no zod. */
const priceSchema = z.strictObject({
  amount: z.int().min(1).max(PRICE_MOST),
  currency: z.enum(CURRENCIES),
});

/** The rules of an album product, all together. */
export const albumProductSchema = formatSchema
  .extend({
    name: z.string().trim().min(1).max(200),
    paper: z.string().trim().max(200).default(''),
    finish: z.string().trim().max(200).default(''),
    least: z.int().min(1).max(200).default(10),
    most: z.int().min(1).max(200).default(40),
    cover: z.enum(COVERS).default('photo'),
    /** Of a photo cover: the width of its spine, and what is folded over the boards on each side. */
    spine: length('spine').default(10_000),
    wrap: length('wrap').default(15_000),
    sides: z.enum(SIDES).default('spread'),
    /** The lab's color profile for pictures, which the studio uploaded; null for sRGB. */
    profile: labProfileSchema.nullable().default(null),
    /** Price of each spread beyond the fewest. */
    extra: priceSchema.nullable().default(null),
  })
  .check(({ value, issues }) => {
    if (value.most < value.least)
      issues.push({ code: 'custom', input: value.most, path: ['most'], message: 'below the fewest' });
    // A page that is too small says so itself.
    const page = Math.min(value.width, value.height) >= LENGTHS.width[0];
    if (page && value.safe > safeMost(value))
      issues.push({ code: 'custom', input: value.safe, path: ['safe'], message: 'too large' });
  });
export type AlbumProductInput = z.infer<typeof albumProductSchema>;

/** The measures of a product alone. */
export const formatOf = ({ width, height, bleed, safe, dpi }: AlbumFormat): AlbumFormat => ({
  width,
  height,
  bleed,
  safe,
  dpi,
});

/** What a studio without products may begin with. */
export const STARTERS: readonly AlbumProductInput[] = [
  { name: '30 × 30 cm', width: 30 * CM, height: 30 * CM },
  { name: '40 × 30 cm', width: 40 * CM, height: 30 * CM },
  { name: '25 × 25 cm', width: 25 * CM, height: 25 * CM },
].map((one) => albumProductSchema.parse(one));
