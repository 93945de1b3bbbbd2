import { z } from 'zod';
import { COVER, coverFormat } from './cover';
import { formatSchema } from './format';
import { SPINE_MOST, WRAP_MOST } from './lengths';

const key = z.string().regex(/^[\w-]{1,40}$/);
/** A place on a spread in micrometers, from the left and upper trim; nothing is outside. */
const place = z.int().min(0).max(1_300_000);
const side = z.int().min(1_000).max(1_300_000);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const share = z.number().min(0).max(1);

/** Which part of a photograph a frame shows: the part around a point, `zoom` times as large as would just fill the frame. */
export const cropSchema = z.strictObject({ cx: share, cy: share, zoom: z.number().min(1).max(8) });
export type Crop = z.infer<typeof cropSchema>;

/** Quarter turns of a photograph, clockwise. */
export const TURNS = [0, 90, 180, 270] as const;
/** Degrees by which a photograph can be straightened, to either side. */
export const TILT_MOST = 15;

export const frameSchema = z.strictObject({
  id: key,
  x: place,
  y: place,
  w: side,
  h: side,
  /** Null for a frame that is still empty. */
  media: z.uuid().nullable(),
  crop: cropSchema,
  turn: z.literal(TURNS).default(0),
  tilt: z.number().min(-TILT_MOST).max(TILT_MOST).default(0),
  bw: z.boolean().default(false),
});
export type Frame = z.infer<typeof frameSchema>;

/** Typefaces of captions; each has Latin and Hebrew. */
export const FACES = ['sans', 'serif'] as const;
export const ALIGNS = ['start', 'center', 'end'] as const;

export const textSchema = z.strictObject({
  id: key,
  x: place,
  y: place,
  w: side,
  h: side,
  text: z.string().max(500),
  /** Height of the letters in micrometers. */
  size: z.int().min(1_500).max(80_000),
  align: z.enum(ALIGNS).default('center'),
  face: z.enum(FACES).default('serif'),
  color: color.default('#1f1b16'),
  /** Of a text along the spine of a cover. */
  turn: z.literal(90).optional(),
});
export type Caption = z.infer<typeof textSchema>;

export const spreadSchema = z.strictObject({
  id: key,
  /** The template it was laid out by; null once its frames were moved. */
  template: z.string().max(60).nullable().default(null),
  frames: z.array(frameSchema).max(24),
  texts: z.array(textSchema).max(12).default([]),
  background: color.nullable().default(null),
});
export type Spread = z.infer<typeof spreadSchema>;

/** The look of a whole album: distances in micrometers. */
export const styleSchema = z.strictObject({
  gap: z.int().min(0).max(30_000).default(4_000),
  margin: z.int().min(0).max(80_000).default(18_000),
  background: color.default('#ffffff'),
  /** Typeface of new captions. */
  face: z.enum(FACES).default('serif'),
});
export type AlbumStyle = z.infer<typeof styleSchema>;

/** Spreads of one album. */
export const SPREADS_MOST = 200;

const photographsOf = (spreads: readonly Spread[]): string[] =>
  spreads.flatMap(({ frames }) => frames.flatMap(({ media }) => media ?? []));

/** A designed cover, which is one sheet around the book: back and front beside the spine. */
export const coverSchema = z.strictObject({
  /** Width of the spine, and what is folded over the boards on each side, in micrometers. */
  spine: z.int().min(0).max(SPINE_MOST),
  wrap: z.int().min(0).max(WRAP_MOST),
  spread: spreadSchema,
});
export type Cover = z.infer<typeof coverSchema>;

/** An album: everything that screen, PDF and pictures are made of. `spine`: the side where a closed album is bound. */
export const documentSchema = z
  .strictObject({
    v: z.literal(1),
    format: formatSchema,
    spine: z.enum(['left', 'right']),
    style: styleSchema,
    spreads: z.array(spreadSchema).max(SPREADS_MOST),
    /** Omitted for an album whose cover the lab makes without pictures. */
    cover: coverSchema.optional(),
  })
  .check(({ value, issues }) => {
    const { width, height } = value.format;
    const wrong = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    const isOutside = ({ frames, texts }: Spread, wide: number) =>
      [...frames, ...texts].some(({ x, y, w, h }) => x + w > wide || y + h > height);
    const outside = value.spreads.findIndex((spread) => isOutside(spread, 2 * width));
    if (outside >= 0) wrong(['spreads', outside], 'outside');
    const turned = value.spreads.findIndex(({ texts }) => texts.some(({ turn }) => turn));
    if (turned >= 0) wrong(['spreads', turned], 'turned');
    const { cover } = value;
    if (cover && isOutside(cover.spread, 2 * coverFormat(value.format, cover).width))
      wrong(['cover'], 'outside');
    // A photograph inside may be on the cover, too.
    for (const [path, of] of [
      ['spreads', value.spreads],
      ['cover', cover ? [cover.spread] : []],
    ] as const) {
      const used = photographsOf(of);
      if (new Set(used).size < used.length) wrong([path], 'twice');
    }
    const all = cover ? [...value.spreads, cover.spread] : value.spreads;
    const ids = all.flatMap(({ id, frames, texts }) => [
      id,
      ...frames.map((one) => one.id),
      ...texts.map((one) => one.id),
    ]);
    if (new Set(ids).size < ids.length) wrong(['spreads'], 'repeated');
    if ((cover && cover.spread.id !== COVER) || value.spreads.some(({ id }) => id === COVER))
      wrong(['cover'], 'id');
  });
export type AlbumDocument = z.infer<typeof documentSchema>;

/** A photograph as albums need it. */
export interface AlbumPhoto {
  id: string;
  /** Upright size of the original, pixels. */
  width: number;
  height: number;
  /** Where its subject is, as shares; null where unknown. */
  focal: { x: number; y: number } | null;
}

/** The photographs of a document: in the order of its spreads, then those of its cover. */
export const usedIn = ({ spreads, cover }: Pick<AlbumDocument, 'spreads' | 'cover'>): string[] => [
  ...new Set(photographsOf(cover ? [...spreads, cover.spread] : spreads)),
];
