import { type CURRENCIES, PRICE_MOST } from '@plugins/kit/internal';
import { labProfileSchema, printDpi } from '@plugins/kit/internal-rules';
import { z } from 'zod';
import { KINDS } from './kinds';

/** What bought files contain. */
export const SCOPES = ['photo', 'gallery', 'project'] as const;
/** Sizes of bought files. */
export const SIZES = ['web', 'hd', 'original'] as const;
export type Kind = (typeof KINDS)[number];
/** What a line of an order may be: a product, or extras of a selection. */
export type LineKind = Kind | 'extra';
export type Scope = (typeof SCOPES)[number];
export type FileSize = (typeof SIZES)[number];

/** A currency a price may have. */
export type Currency = (typeof CURRENCIES)[number];

const side = z.number().positive().max(1000).nullable().default(null);

/** One price of a product: `name` is a size or a paper; `width` and `height` are a print's, in centimeters. */
export const optionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().max(100),
  amount: z.int().min(0).max(PRICE_MOST),
  width: side,
  height: side,
});
export type ProductOption = z.infer<typeof optionSchema>;

const OPTIONS_MOST = 30;

/** The rules of a product, all together. */
export const productSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(200),
    description: z.string().trim().max(2000).nullable().default(null),
    kind: z.enum(KINDS),
    uses: z.enum(['all', 'selection']).default('all'),
    minimum: z.int().min(1).max(1000).default(1),
    photos: z.int().min(0).max(500).default(1),
    scope: z.enum(SCOPES).default('photo'),
    size: z.enum(SIZES).default('original'),
    options: z.array(optionSchema).min(1).max(OPTIONS_MOST),
    offered: z.boolean().default(true),
    /** Of prints: the lab's color profile, null for sRGB; pixels per inch, null for the usual ones. */
    profile: labProfileSchema.nullable().default(null),
    dpi: printDpi.nullable().default(null),
  })
  .check(({ value, issues }) => {
    const ids = value.options.map(({ id }) => id);
    if (new Set(ids).size < ids.length)
      issues.push({ code: 'custom', input: value.options, path: ['options'], message: 'repeated' });
    if (value.options.length > 1 && value.options.some(({ name }) => !name))
      issues.push({
        code: 'custom',
        input: value.options,
        path: ['options'],
        message: 'unnamed',
        params: { problem: 'blank' },
      });
    for (const field of ['profile', 'dpi'] as const)
      if (value.kind !== 'print' && value[field] !== null)
        issues.push({ code: 'custom', input: value[field], path: [field], message: 'no print' });
  });
export type ProductInput = z.infer<typeof productSchema>;

/** The fields of `productSchema`. */
export const PRODUCT_FIELDS = [
  'name',
  'description',
  'kind',
  'uses',
  'minimum',
  'photos',
  'scope',
  'size',
  'options',
  'offered',
  'profile',
  'dpi',
] as const;

/** A product as the shop and the prices read it. */
export interface ShopProduct extends ProductInput {
  id: string;
  /** The addresses' parts of its own pictures. */
  pictures: string[];
}

/** Whether a product needs photographs to be chosen. */
export const choosesPhotos = ({
  kind,
  scope,
  photos,
}: Pick<ShopProduct, 'kind' | 'scope' | 'photos'>): boolean =>
  kind === 'digital' ? scope === 'photo' : kind === 'print' || photos > 0;

/** The ratio of a print, width / height times 1000; null where its sides are unknown. */
export const ratioOf = ({ width, height }: Pick<ProductOption, 'width' | 'height'>): number | null =>
  width && height ? Math.round((width / height) * 1000) : null;

/** A print's sides in centimeters, as its product names them: which one is upright follows the photograph. */
export interface PrintSize {
  width: number;
  height: number;
}

/** The size of a print; null where its sides are unknown. */
export const printSizeOf = ({ width, height }: Pick<ProductOption, 'width' | 'height'>): PrintSize | null =>
  width && height ? { width, height } : null;

/** The lowest price of a product, in minor units. */
export const lowest = ({ options }: Pick<ShopProduct, 'options'>): number =>
  Math.min(...options.map(({ amount }) => amount));
