import type { LabProfile } from '@plugins/kit/internal-rules';
import { z } from 'zod';
import { COPIES_MOST, TILT_MOST, ZOOM_MOST } from './edit-limits';
import {
  choosesPhotos,
  type FileSize,
  type Kind,
  type LineKind,
  type PrintSize,
  printSizeOf,
  ratioOf,
  type Scope,
  type ShopProduct,
} from './product';
import { PRINT_DPI } from './shape';

const share = z.number().min(0).max(1);

/**
 * How a photograph is printed. The photograph itself is never changed. `x`, `y`: where the printed part is, 0 at the left or
 * upper edge of the turned photograph, 1 at the other one. The rest is left out where it changes nothing.
 */
export const cropSchema = z.strictObject({
  x: share,
  y: share,
  /** How many times as large as would just fill the print. */
  zoom: z.number().min(1).max(ZOOM_MOST).optional(),
  /** Degrees, clockwise. */
  turn: z.literal([0, 90, 180, 270]).optional(),
  tilt: z.number().min(-TILT_MOST).max(TILT_MOST).optional(),
  /** In black and white. */
  bw: z.boolean().optional(),
});
export type Crop = z.infer<typeof cropSchema>;
/** How photographs are printed, by photograph. */
export const cropsSchema = z.record(z.uuid(), cropSchema);

const PHOTOS_MOST = 500;
const LINES_MOST = 100;

/** A line of a cart, as people send it: no names, no prices. */
export const lineSchema = z.object({
  /** Given by the server, unless the line has one. */
  id: z.uuid().optional(),
  product: z.uuid(),
  option: z.string().max(40).optional(),
  quantity: z.coerce.number().int().min(1).max(COPIES_MOST).default(1),
  medias: z.array(z.uuid()).max(PHOTOS_MOST).default([]),
  /** Of files of one gallery. */
  gallery: z.uuid().optional(),
  crop: cropsSchema.optional(),
});
export type CartLine = z.infer<typeof lineSchema>;
export const linesSchema = z.array(lineSchema).max(LINES_MOST);

/** Why a line can no longer be bought. */
export const DROP_REASONS = ['product', 'option', 'photographs', 'number', 'minimum'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** A line with its names and prices. */
export interface PricedLine {
  /** Null for a line that is in no cart. */
  id: string | null;
  /** Null for extras, which are of a product of the selection. */
  product: string | null;
  extra_of: string | null;
  option: string;
  name: string;
  option_name: string;
  kind: LineKind;
  quantity: number;
  unit: number;
  amount: number;
  medias: string[];
  crop: Record<string, Crop>;
  scope: Scope | null;
  size: FileSize | null;
  gallery: string | null;
  ratio: number | null;
  print: PrintSize | null;
  /** Of prints: the lab's color profile, null for sRGB, and pixels per inch; null of all else. */
  profile: LabProfile | null;
  dpi: number | null;
}

/** What a line may use: photographs of the project that the buyer sees, those of the selection, its galleries. */
export interface Usable {
  all: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  galleries: ReadonlySet<string>;
}

/** Whether a number of photographs suits a product; a package takes exactly its own. */
const rightNumber = (product: ShopProduct, chosen: number): boolean =>
  !choosesPhotos(product) || (product.kind === 'package' ? chosen === product.photos : chosen > 0);

/** Copies in a line: of each photograph, or of the package or files. */
const copiesOf = (product: ShopProduct, quantity: number, photos: number): number =>
  product.kind === 'package' || !choosesPhotos(product) ? quantity : quantity * photos;

/**
 * Prices a line by the product as it is now. Photographs that may not be used any more are left out; a line of which
 * too little remains is a reason.
 */
export function priceLine(
  line: CartLine,
  product: ShopProduct | undefined,
  usable: Usable,
): { line: PricedLine } | { drop: DropReason } {
  if (!product?.offered) return { drop: 'product' };
  const option = line.option ? product.options.find(({ id }) => id === line.option) : product.options[0];
  if (!option) return { drop: 'option' };
  const allowed = product.uses === 'selection' ? usable.picked : usable.all;
  const chooses = choosesPhotos(product);
  const medias = chooses ? [...new Set(line.medias)].filter((id) => allowed.has(id)) : [];
  if (chooses && medias.length === 0) return { drop: 'photographs' };
  if (!rightNumber(product, medias.length)) return { drop: 'number' };
  const files = product.kind === 'digital';
  const ofGallery = files && product.scope === 'gallery';
  if (ofGallery && !usable.galleries.has(line.gallery ?? '')) return { drop: 'photographs' };
  const quantity = files ? 1 : line.quantity;
  const copies = copiesOf(product, quantity, medias.length);
  if (copies < product.minimum) return { drop: 'minimum' };
  const crop = Object.entries(line.crop ?? {}).filter(([id]) => medias.includes(id));
  return {
    line: {
      id: line.id ?? null,
      product: product.id,
      extra_of: null,
      option: option.id,
      name: product.name,
      option_name: option.name,
      kind: product.kind,
      quantity,
      unit: option.amount,
      amount: option.amount * copies,
      medias,
      crop: Object.fromEntries(crop),
      scope: files ? product.scope : null,
      size: files ? product.size : null,
      gallery: ofGallery ? (line.gallery ?? null) : null,
      ratio: ratioOf(option),
      print: printSizeOf(option),
      profile: product.kind === 'print' ? product.profile : null,
      dpi: product.kind === 'print' ? (product.dpi ?? PRINT_DPI) : null,
    },
  };
}

/** The tax that a sum includes, by a rate in hundredths of a percent. */
export const taxWithin = (total: number, rate: number): number =>
  rate === 0 ? 0 : Math.round((total * rate) / (10_000 + rate));

/** Sums of an order, in minor units. */
export interface Sums {
  subtotal: number;
  discount: number;
  total: number;
  /** Included in the total. */
  tax: number;
}

/** Adds up lines, less a discount that is never more than they cost, and delivery, on which there is none. */
export function sumsOf(
  lines: readonly Pick<PricedLine, 'amount'>[],
  rate: number,
  { off = 0, delivery = 0 }: { off?: number | undefined; delivery?: number | undefined } = {},
): Sums {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = Math.min(Math.max(off, 0), subtotal);
  const total = subtotal - discount + delivery;
  return { subtotal, discount, total, tax: taxWithin(total, rate) };
}

const sameUse = (a: CartLine, b: CartLine) =>
  a.product === b.product && a.option === b.option && a.gallery === b.gallery && a.quantity === b.quantity;

/** Whether a photograph of both lines is printed in two ways. */
const printsDiffer = (a: CartLine, b: CartLine) =>
  b.medias.some(
    (id) => a.medias.includes(id) && JSON.stringify(a.crop?.[id]) !== JSON.stringify(b.crop?.[id]),
  );

/**
 * Adds a line: one of the same product, option and quantity gets its photographs, except of a package, or where a
 * photograph is to be printed in two ways.
 */
export function addLine(lines: readonly CartLine[], line: CartLine, kind: Kind): CartLine[] {
  const at =
    kind === 'package' || line.medias.length === 0
      ? -1
      : lines.findIndex((one) => sameUse(one, line) && !printsDiffer(one, line));
  const same = lines[at];
  if (!same) return [...lines, line];
  const medias = [...new Set([...same.medias, ...line.medias])];
  const joined = { ...same, medias, crop: { ...same.crop, ...line.crop } };
  return lines.map((one, index) => (index === at ? joined : one));
}

/** Lines of which each has an id of its own: `fresh` makes those that are missing or repeated. */
export function withIds(lines: readonly CartLine[], fresh: () => string): CartLine[] {
  const used = new Set<string>();
  return lines.map((line) => {
    const id = line.id && !used.has(line.id) ? line.id : fresh();
    used.add(id);
    return { ...line, id };
  });
}
