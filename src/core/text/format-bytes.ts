import { isolateBidi } from './isolate-bidi';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const MEGABYTE = 2;

/**
 * Formats a size, like `0 bytes`, `340 kB` or `4.2 MB`, in decimal units, as operating systems show them. A negative
 * size counts as 0.
 */
export function formatBytes(bytes: number, locale: string): string {
  let step = 0;
  let value = Math.max(0, Math.round(bytes));
  // Compared as it will be shown: 999,999 bytes are 1 MB, not 1,000 kB.
  while (rounded(value, step) >= 1000 && step < UNITS.length - 1) {
    value /= 1000;
    step += 1;
  }
  const text = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step],
    // The short form of a byte has no plural.
    unitDisplay: step === 0 ? 'long' : 'short',
  }).format(rounded(value, step));
  // In an RTL line, the unit would be shown before its number without an isolate.
  return locale === 'he' ? isolateBidi(text) : text;
}

/** From a megabyte on with one decimal below 100, else whole. */
const rounded = (value: number, step: number): number =>
  step >= MEGABYTE && value < 99.95 ? Math.round(value * 10) / 10 : Math.round(value);
