import { isolateBidi } from '@/core/text/isolate-bidi';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size for people: `4.2 MB`. */
export function bytesText(bytes: number, locale: string): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const maximumFractionDigits = unit < 2 || value >= 100 ? 0 : 1;
  const text = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[unit],
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(value);
  // "MB" after a number would be shown before it in a right-to-left line.
  return locale === 'he' ? isolateBidi(text) : text;
}

/** Formats the time left, from seconds. */
export function timeLeft(
  seconds: number,
  t: (key: 'seconds' | 'minutes' | 'hours', values: Record<string, number>) => string,
): string {
  if (seconds < 60) return t('seconds', { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds < 3600) return t('minutes', { count: Math.ceil(seconds / 60) });
  return t('hours', { count: Math.ceil(seconds / 3600) });
}
