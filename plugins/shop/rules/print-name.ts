import type { PrintSize } from './product';

/** Longest part of a name, in characters. */
const LONGEST = 60;

/** A part of a file's name that programs of labs read: letters and digits of any script, between hyphens. */
const part = (words: string): string =>
  [...words.replace(/[^\p{L}\p{M}\p{N}._]+/gu, '-')]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '');

/** The size of a print in words: its sides in centimeters, or where these are unknown the name of its price. */
export const sizeWords = (print: PrintSize | null, option: string | null): string =>
  print ? `${print.width}x${print.height}cm` : (option ?? '');

/** The name of a print's file without its end: order, product, size, copies of each, and the photograph. */
export const printName = (print: {
  order: number;
  product: string;
  size: string;
  copies: number;
  photo: string;
}): string =>
  [String(print.order), part(print.product), part(print.size), `${print.copies}x`, part(print.photo)]
    .filter(Boolean)
    .join('_');
