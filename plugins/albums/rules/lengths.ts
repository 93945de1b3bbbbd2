/**
 * Micrometers in a centimeter, and in an inch: documents measure in micrometers alone. Apart from `format.ts`, since clients
 * load it with a proof: they need no zod.
 */
export const CM = 10_000;
export const INCH = 25_400;
/** Widest spine of a cover, and most that is folded over its boards. */
export const SPINE_MOST = 100_000;
export const WRAP_MOST = 30_000;

/** The pixels of a length at a density. */
export const pixelsOf = (micrometers: number, dpi: number): number => Math.round((micrometers / INCH) * dpi);
/** PDF points of a length. */
export const pointsOf = (micrometers: number): number => (micrometers / INCH) * 72;
