/**
 * Wraps user text in Unicode isolates, for places without markup. A Hebrew name in an English line keeps its direction
 * and does not change the order of the text around it, and vice versa.
 */
export const isolateBidi = (words: string): string => `\u2068${words}\u2069`;
