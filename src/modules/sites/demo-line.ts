import { documentWithProse } from './prose';
import { documentShape, type SiteDocument } from './rules/document';

/** What the footer of each site of a demo says of its photographs. */
const DRAWN = {
  en: 'The photos on this demo are drawn by code.',
  he: 'התמונות בהדגמה הזו מצוירות בקוד.',
};

/** Returns a site of the demo whose footer says what its photographs are, after these words about the site. */
export function withDemoLine(
  document: SiteDocument,
  words: Record<keyof typeof DRAWN, string>,
): SiteDocument {
  const text = { en: `${words.en} ${DRAWN.en}`, he: `${words.he} ${DRAWN.he}` };
  return documentWithProse(documentShape.parse({ ...document, footer: { ...document.footer, text } }));
}
