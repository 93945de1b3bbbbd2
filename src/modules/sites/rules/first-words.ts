/** Settings of a block that name it, in order. */
const NAMES = ['title', 'heading', 'name', 'text', 'quote'];
const MOST = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The plain text of a setting in a language: of a sentence, or of formatted text. */
function plainOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainOf).filter(Boolean).join(' ');
  if (!isRecord(value)) return '';
  return typeof value.text === 'string' ? value.text : plainOf(value.children ?? value.root);
}

/**
 * Returns the first words of a block, in `locale` or else in the other language, by which one of several is recognized;
 * empty where it has no text of its own.
 */
export function firstWords(settings: Record<string, unknown>, locale: 'en' | 'he'): string {
  for (const name of NAMES) {
    const both = settings[name];
    const text = isRecord(both) ? plainOf(both[locale]) || plainOf(both[locale === 'en' ? 'he' : 'en']) : '';
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words) return words.length > MOST ? `${words.slice(0, MOST - 1).trimEnd()}…` : words;
  }
  return '';
}
