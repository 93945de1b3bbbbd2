import type { SlideData } from 'photoswipe';
import { MEDIUM_LONG_SIDE } from '@/core/constants';
import type { MediaView } from '@/core/wire';

/** A photograph's data for PhotoSwipe: the small size first, then the one the screen needs. */
export function slideOf(media: MediaView): SlideData {
  const { width, height, big, medium, urlS, name } = media;
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
