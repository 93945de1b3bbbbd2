import type { SlideData } from 'photoswipe';
import { MEDIUM_LONG_SIDE } from '@/core/constants';
import type { MediaView } from '@/core/wire';
import { savesData } from '../gallery/reader-choices';

/**
 * A photograph's data for PhotoSwipe: the small size first, then the one the screen needs; the medium one at most for a
 * reader who saves data.
 */
export function slideOf(media: MediaView, saver = savesData()): SlideData {
  const { width, height, big, medium, urlS, name } = media;
  if (saver) return { src: medium, msrc: urlS, width, height, alt: name };
  const scale = Math.min(1, MEDIUM_LONG_SIDE / Math.max(width, height));
  return {
    src: big,
    srcset: `${medium} ${Math.round(width * scale)}w, ${big} ${width}w`,
    msrc: urlS,
    width,
    height,
    alt: name,
  };
}
