import { z } from 'zod';
import { priceSchema } from '@/core/text/money';
import { EVENT_TEXT_MAX } from './event-words';

/** The largest number a product may ask for. */
const PRODUCT_MOST = 100_000;

const name = z.string().trim().min(1).max(EVENT_TEXT_MAX.product);
const number = z.int().min(1).max(PRODUCT_MOST).nullable().default(null);
const day = z.iso.date().nullable().default(null);

interface Numbers {
  minphotos: number | null;
  maxphotos: number | null;
  extra_price?: object | null | undefined;
}

/** What numbers say together: the fewest are not more than the most, and only what is beyond a limit is extra. */
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
 * A product for selection: its name and its rules. How few and how many photographs it takes (null: any number), what
 * each one beyond that costs (null: there are none beyond), the first and the last day of picking where the project is,
 * the product whose picks its own are chosen among, and whether choosing begins with a proposal: one's favourites.
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

/** A product to be made. */
export type NewProduct = z.infer<typeof productSchema>;

/** The longest a template's product stays open. */
export const CLOSES_AFTER_MOST = 3650;

/**
 * A product of a template: days belong to one project, so its last one is said as days after the project is opened; `among`
 * is the place of another product in the list.
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

/** A product of a template or preset, made anew in each project. */
export type ProductItem = z.infer<typeof productItemSchema>;

/** Products that go together, their cascades within the list and never round in a circle. */
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

/** The list without one of its products; cascades go on naming the others by their places. */
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
