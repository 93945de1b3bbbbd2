import type { TypePair } from '@/core/photo/gallery-design';

/** Hebrew letters of the faces with serifs: Windows and macOS have one of the first three. */
const SERIF = "'Frank Ruhl Libre', 'Frank Ruehl CLM', David, Georgia, 'Times New Roman', serif";
const SANS = "Heebo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** The family of a message's words. */
export const TEXT_FACE = SANS;

/**
 * CSS families of a message's heading by the pair of the gallery. Mail programs load no typefaces: each begins with the
 * pair's own family, for readers who have it, and ends with one that every device has.
 */
export const HEADING_FACE: Record<TypePair, string> = {
  classic: SERIF,
  romantic: `Cormorant, 'Cormorant Garamond', Garamond, 'Hoefler Text', ${SERIF}`,
  modern: `Inter, ${SANS}`,
  warm: `Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, ${SERIF}`,
  fashion: `'Bodoni Moda', Didot, 'Bodoni MT', ${SERIF}`,
  fine: `Bellefair, Baskerville, 'Book Antiqua', ${SERIF}`,
};
