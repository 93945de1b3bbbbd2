/** Layouts of a gallery's photographs, in the order of the form. */
export const LAYOUTS = ['vertical', 'horizontal', 'masonry', 'variable_size'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Backgrounds of a gallery: ink on paper, or paper on ink. */
export const LAYOUT_COLORS = ['light', 'dark'] as const;
export type LayoutColor = (typeof LAYOUT_COLORS)[number];

/**
 * How a gallery's first view is composed: a photograph to the edges with the name at its foot or in its middle, a
 * photograph in a frame of paper, photograph and name side by side, a narrow strip of paper beside the photograph, or
 * type alone.
 */
export const COVER_STYLES = ['full', 'centered', 'framed', 'split', 'strip', 'none'] as const;
export type CoverStyle = (typeof COVER_STYLES)[number];

/** Pairs of a display face and a text face, each with Latin and Hebrew letters: `src/ui/type/type-pairs.ts`. */
export const TYPE_PAIRS = ['classic', 'romantic', 'modern', 'warm', 'fashion', 'fine'] as const;
export type TypePair = (typeof TYPE_PAIRS)[number];

/** Margins around and between photographs. */
export const SPACINGS = ['airy', 'tight'] as const;
export type Spacing = (typeof SPACINGS)[number];

/** The look of a gallery where neither its project nor its brand has chosen one. */
export const DESIGN_DEFAULTS = {
  layout: 'vertical',
  layout_color: 'light',
  cover_style: 'full',
  type_pair: 'classic',
  spacing: 'airy',
  cover_logo: true,
} as const;

/** The look of a gallery. */
export interface GalleryDesign {
  layout: Layout;
  layout_color: LayoutColor;
  cover_style: CoverStyle;
  type_pair: TypePair;
  spacing: Spacing;
  /** The cover shows the brand's logo or name. */
  cover_logo: boolean;
}

/** Names of a design's fields: columns of projects and brands. */
export const DESIGN_FIELDS = Object.keys(DESIGN_DEFAULTS) as (keyof GalleryDesign)[];
