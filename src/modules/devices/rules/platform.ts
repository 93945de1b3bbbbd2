/** Systems for which the uploader is built with Node inside. */
export const PLATFORMS = ['win-x64', 'darwin-arm64', 'darwin-x64', 'linux-x64'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The system of a platform. */
export const systemOf = (platform: Platform) => platform.split('-')[0] as 'win' | 'darwin' | 'linux';

/**
 * The build for the computer of a visitor, by the browser's own words; null for phones and what we do not build for.
 * Browsers do not name Apple's processors: a Mac counts as one of its own processor.
 */
export function platformOf(userAgent: string): Platform | null {
  if (/Android|iPhone|iPad|Mobile|CrOS/i.test(userAgent)) return null;
  if (/Windows/i.test(userAgent)) return 'win-x64';
  if (/Macintosh|Mac OS X/i.test(userAgent)) return 'darwin-arm64';
  return /Linux/i.test(userAgent) && !/aarch64|arm/i.test(userAgent) ? 'linux-x64' : null;
}

/** Sorts builds for a visitor: the one for the own computer first, the same system's next. */
export function sortBuilds<B extends { platform: Platform }>(
  builds: readonly B[],
  own: Platform | null,
): B[] {
  const rank = ({ platform }: B) =>
    platform === own ? -1 : own && systemOf(platform) === systemOf(own) ? 0 : 1 + PLATFORMS.indexOf(platform);
  return [...builds].sort((one, other) => rank(one) - rank(other));
}
