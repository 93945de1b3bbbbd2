import { micromark } from 'micromark';

/** Renders Markdown as HTML: embedded HTML is escaped, and script addresses are removed. */
export const prose = (markdown: string): string => (markdown.trim() ? micromark(markdown) : '');
