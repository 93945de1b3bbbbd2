const STRONG = /[\p{L}\u200e\u200f\u061c]/u;
const FROM_THE_RIGHT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Returns the direction of a line by its first letter, whatever digits and signs are before it; `ltr` without letters. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = STRONG.exec(text) ?? [];
  return FROM_THE_RIGHT.test(first) ? 'rtl' : 'ltr';
}
