const HEBREW = /\p{Script=Hebrew}/u;

/** Returns the reviews that were written in a language, by its letters where it is not known; all if there are none. */
export function inLanguage<T extends { locale: string | null; content: string }>(
  reviews: readonly T[],
  locale: 'en' | 'he',
): T[] {
  const own = reviews.filter((one) => (one.locale ?? (HEBREW.test(one.content) ? 'he' : 'en')) === locale);
  return own.length > 0 ? own : [...reviews];
}
