'use client';

import { useEffect, useRef, useState } from 'react';
import { MEDIUM_LONG_SIDE } from '@/core/constants';
import type { MediaView } from '@/core/wire';
import { focalCrop } from './focal-position';
import { placeholderColor } from './placeholder-color';

/** How much a photograph may be enlarged before the bigger size is fetched. */
const SOFT = 1.15;

/**
 * The cover's photograph: the small size at once, replaced by the full one when it has loaded, if the screen shows
 * more.
 */
export function CoverPhoto({ photo }: { photo: MediaView }) {
  const { big, medium, width, height } = photo;
  const image = useRef<HTMLImageElement>(null);
  const [src, setSrc] = useState(medium);
  useEffect(() => {
    const shown = image.current;
    const longSide = Math.max(width, height);
    if (!shown || longSide <= MEDIUM_LONG_SIDE) return;
    const scale = Math.max(shown.clientWidth / width, shown.clientHeight / height) * devicePixelRatio;
    if (longSide * scale <= MEDIUM_LONG_SIDE * SOFT) return;
    let wanted = true;
    const full = new Image();
    full.src = big;
    full.decode().then(
      () => wanted && setSrc(big),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [big, width, height]);
  return (
    <img
      ref={image}
      src={src}
      width={width || undefined}
      height={height || undefined}
      alt=""
      fetchPriority="high"
      style={{
        ...focalCrop(photo),
        backgroundColor: placeholderColor(photo.thumbhash),
      }}
    />
  );
}
