/**
 * Wraps user text in Unicode isolates, for places without markup. A Hebrew name in an English line keeps its direction
 * and does not change the order of the text around it, and vice versa.
 */
export const isolateBidi = (words: string): string => `\u2068${words}\u2069`;

/** Wraps a path or another text that reads from left to right in isolates, where `dir` is not possible: in an option. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
