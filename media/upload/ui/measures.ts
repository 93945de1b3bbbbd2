/** Formats the time left, from seconds. */
export function timeLeft(
  seconds: number,
  t: (key: 'seconds' | 'minutes' | 'hours', values: Record<string, number>) => string,
): string {
  if (seconds < 60) return t('seconds', { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds < 3600) return t('minutes', { count: Math.ceil(seconds / 60) });
  return t('hours', { count: Math.ceil(seconds / 3600) });
}
