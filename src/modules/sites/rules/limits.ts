/** The most characters of the text in a footer; without zod, for the builder. */
export const FOOTER_LETTERS = 2000;
