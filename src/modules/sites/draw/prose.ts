import { micromark } from 'micromark';

/** Markdown as HTML: HTML within it is text, addresses that run something are left out. */
export const prose = (markdown: string): string => (markdown.trim() ? micromark(markdown) : '');
