import { isolateBidi } from '@/core/text/isolate-bidi';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a size: `3.4 GB`. */
export function bytesText(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0);
  const value = bytes / 1000 ** step;
  const text = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value);
  // In an RTL line, the unit would be shown before its number without an isolate.
  return locale === 'he' ? isolateBidi(text) : text;
}
