import { z } from 'zod';
import { priceSchema } from '@/core/text/price-schema';
import { EVENT_TEXT_MAX } from './event-words';

/** Maximum for the numbers of a product. */
const PRODUCT_MOST = 100_000;

const name = z.string().trim().min(1).max(EVENT_TEXT_MAX.product);
const number = z.int().min(1).max(PRODUCT_MOST).nullable().default(null);
const day = z.iso.date().nullable().default(null);

interface Numbers {
  minphotos: number | null;
  maxphotos: number | null;
  extra_price?: object | null | undefined;
}

/** Checks numbers against each other: the minimum does not exceed the maximum, and extras need a maximum. */
function checkNumbers(
  { minphotos, maxphotos, extra_price }: Numbers,
  context: z.RefinementCtx,
  wrong = problem(context),
): void {
  if (minphotos !== null && maxphotos !== null && minphotos > maxphotos) wrong('minphotos', 'above_maximum');
  if (extra_price && maxphotos === null) wrong('extra_price', 'needs_limit');
}

const problem =
  (context: z.RefinementCtx) =>
  (field: string, code: string): void => {
    context.addIssue({ code: 'custom', path: [field], params: { problem: code } });
  };

/**
 * A product: its name and its rules. The minimum and maximum number of photographs (null: any number), the price of
 * each extra (null: no extras), the first and last day of picking in the project's time zone, the product among whose
 * picks its own are chosen, and whether the gallery proposes one's favorites at the start.
 */
export const productSchema = z
  .strictObject({
    name,
    minphotos: number,
    maxphotos: number,
    extra_price: priceSchema.nullable().default(null),
    opens_on: day,
    closes_on: day,
    among: z.uuid().nullable().default(null),
    from_favourites: z.boolean().default(false),
  })
  .superRefine((product, context) => {
    checkNumbers(product, context);
    const { opens_on, closes_on } = product;
    if (opens_on !== null && closes_on !== null && opens_on > closes_on)
      problem(context)('closes_on', 'ends_before');
  });

/** A product to be created. */
export type NewProduct = z.infer<typeof productSchema>;

/** Maximum number of days for which a template's product stays open. */
export const CLOSES_AFTER_MOST = 3650;

/**
 * A product of a template: its last day is a number of days after publishing, since dates belong to one project;
 * `among` is the position of another product in the list.
 */
export const productItemSchema = z
  .strictObject({
    name,
    minphotos: number,
    maxphotos: number,
    extra_price: priceSchema.nullable().optional(),
    among: z.int().min(0).nullable().optional(),
    from_favourites: z.boolean().optional(),
    closes_after: z.int().min(1).max(CLOSES_AFTER_MOST).nullable().optional(),
  })
  .superRefine((product, context) => checkNumbers(product, context));

/** A product of a template or preset, copied into each project. */
export type ProductItem = z.infer<typeof productItemSchema>;

/** Products that belong together, with cascades within the list and without cycles. */
export const productItems = (most: number) =>
  z
    .array(productItemSchema)
    .max(most)
    .superRefine((items, context) => {
      for (const at of items.keys()) {
        const seen = new Set<number>();
        for (let next: number | null = at; next !== null; next = items[next]?.among ?? null) {
          if (seen.has(next) || next >= items.length) {
            const code = next >= items.length ? 'invalid' : 'leads_round';
            context.addIssue({ code: 'custom', path: [at, 'among'], params: { problem: code } });
            break;
          }
          seen.add(next);
        }
      }
    });

/** Returns the list without one of its products; cascades still reference the others by position. */
export function withoutItem<Item extends { among?: number | null | undefined }>(
  items: readonly Item[],
  at: number,
): Item[] {
  return items
    .filter((_item, place) => place !== at)
    .map((item) => {
      const { among } = item;
      if (among == null || among < at) return item;
      return { ...item, among: among === at ? null : among - 1 };
    });
}
