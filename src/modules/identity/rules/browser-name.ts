/** Product names of browser and system, the same in every language; null: unknown. */
export interface BrowserName {
  browser: string | null;
  system: string | null;
}

/** The order matters: most browsers also name others. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|Chrom(e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: [RegExp, string][], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** Parses a `User-Agent` header. Only the two names are stored, never the header, an address or a version. */
export function browserName(agent: string | null | undefined): BrowserName {
  const text = (agent ?? '').slice(0, 500);
  return { browser: named(BROWSERS, text), system: named(SYSTEMS, text) };
}
