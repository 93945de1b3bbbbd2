const BROWSERS = [
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Returns a short name of a browser and its system, by which its user knows it: `Chrome, Android`. */
export function deviceName(agent: string): string {
  const of = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => agent.includes(word))?.[1];
  return [of(BROWSERS), of(SYSTEMS)].filter(Boolean).join(', ') || 'Browser';
}
