import type { TypePair } from '@/core/photo/gallery-design';

/** The families of a pair, each name a family that `type-faces.ts` or the platform's style sheet declares. */
interface Families {
  display: string[];
  text: string[];
  /** Weight of the largest titles. */
  weight: number;
  /** Letter spacing of the largest titles in Latin, em. */
  tracking: number;
}

const FRANK = 'Frank Ruhl Libre Variable';
const HEEBO = 'Heebo Variable';
const NOTO = 'Noto Serif Hebrew Variable';
const ASSISTANT = 'Assistant Variable';

/**
 * Type pairs: Latin letters come from the first family that has them, Hebrew letters from the next, every other script
 * from the platform's own families at the end.
 */
export const FAMILIES: Record<TypePair, Families> = {
  classic: { display: [], text: [], weight: 400, tracking: 0 },
  romantic: { display: ['Cormorant Variable', FRANK], text: [ASSISTANT], weight: 500, tracking: -0.01 },
  modern: {
    display: ['Inter Variable', HEEBO],
    text: ['Inter Variable', HEEBO],
    weight: 300,
    tracking: -0.03,
  },
  warm: { display: ['Fraunces Variable', NOTO], text: ['Rubik Variable'], weight: 400, tracking: -0.02 },
  fashion: { display: ['Bodoni Moda Variable', NOTO], text: [ASSISTANT], weight: 400, tracking: -0.01 },
  fine: { display: ['Bellefair'], text: [ASSISTANT], weight: 400, tracking: 0 },
};

const OWN_DISPLAY = `"${FRANK}", "Frank Ruhl Libre", "David", Georgia, serif`;
const OWN_TEXT = `"${HEEBO}", "Heebo", system-ui, "Segoe UI", Arial, sans-serif`;
const stack = (families: string[], own: string) => [...families.map((one) => `"${one}"`), own].join(', ');

/**
 * A pair as the custom properties that the gallery's styles read, with the text face itself. Empty for `classic`: the
 * platform's own faces.
 */
export function typeTokens(pair: TypePair): Record<string, string | number> {
  const { display, text, weight, tracking } = FAMILIES[pair];
  if (text.length === 0) return {};
  const faces = { display: stack(display, OWN_DISPLAY), text: stack(text, OWN_TEXT) };
  return {
    '--face-display': faces.display,
    '--face-text': faces.text,
    '--font-display': faces.display,
    '--font-text': faces.text,
    '--title-weight': weight,
    '--title-tracking': `${tracking}em`,
    fontFamily: faces.text,
  };
}
