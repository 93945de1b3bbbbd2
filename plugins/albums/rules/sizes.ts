/** A size such as “30 × 30 cm” in a text: two numbers, and a unit in Latin letters. */
const SIZE = /\d+(?:[.,]\d+)?\s?[×xX]\s?\d+(?:[.,]\d+)?(?:\s?(?:cm|mm|in)\b)?/g;

/**
 * Returns a text whose sizes keep their order in lines of both directions: each in a Unicode isolate from left to right. In
 * a Hebrew line “30 × 30 cm” would be shown as “cm 30 × 30”.
 */
export const isolateSizes = (text: string): string => text.replace(SIZE, '\u2066$&\u2069');
