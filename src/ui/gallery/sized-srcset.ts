import { MEDIUM_LONG_SIDE, SMALL_HEIGHT, SMALL_HEIGHT_2X } from '@/core/constants';
import type { MediaView } from '@/core/wire';

/**
 * A photograph's sizes by their width, for tiles that are not 300 px high: "u300 450w, u600 900w, medium 1280w".
 * Undefined while its size is unknown.
 */
export function sizedSrcset({ width, height, srcset, urlS, medium }: MediaView): string | undefined {
  if (!(width > 0 && height > 0) || !urlS) return undefined;
  const double = /, (\S+) 2x$/.exec(srcset)?.[1];
  const small = Math.min(1, SMALL_HEIGHT / height);
  const large = Math.min(1, SMALL_HEIGHT_2X / height);
  const wide = Math.min(1, MEDIUM_LONG_SIDE / Math.max(width, height));
  const parts = [
    [urlS, small],
    [double, large],
    [medium, wide],
  ] as const;
  return parts
    .filter(([address], i) => address && (i === 0 || (parts[i]?.[1] ?? 0) > (parts[i - 1]?.[1] ?? 0)))
    .map(([address, scale]) => `${address} ${Math.round(width * scale)}w`)
    .join(', ');
}
