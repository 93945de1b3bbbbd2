import type { CSSProperties } from 'react';
import type { Placed, Rect } from '@/core/photo/place-photo';

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

export interface PlacedPictureProps {
  placed: Placed;
  /** What is seen of the place, in its units: a frame without its bleed. */
  box?: Rect;
  bw?: boolean | undefined;
  src: string | null;
  alt?: string;
  lazy?: boolean;
}

/** A photograph as it is printed, filling the positioned box around it: cropped, turned, straightened, in black and white. */
export function PlacedPicture({ placed, box = placed.frame, bw, src, alt = '', lazy }: PlacedPictureProps) {
  const { image, tilt, turn, frame } = placed;
  const sideways = turn === 90 || turn === 270;
  const middle = { x: frame.x + frame.w / 2 - image.x, y: frame.y + frame.h / 2 - image.y };
  const holder: CSSProperties = {
    position: 'absolute',
    insetInlineStart: percent(image.x - box.x, box.w),
    insetBlockStart: percent(image.y - box.y, box.h),
    inlineSize: percent(image.w, box.w),
    blockSize: percent(image.h, box.h),
    ...(tilt !== 0 && {
      transform: `rotate(${tilt}deg)`,
      transformOrigin: `${percent(middle.x, image.w)} ${percent(middle.y, image.h)}`,
    }),
  };
  const picture: CSSProperties = {
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockStart: '50%',
    inlineSize: sideways ? percent(image.h, image.w) : '100%',
    blockSize: sideways ? percent(image.w, image.h) : '100%',
    maxInlineSize: 'none',
    transform: `translate(-50%, -50%) rotate(${turn}deg)`,
    ...(bw && { filter: 'grayscale(1)' }),
  };
  // A photograph has a physical left: its places are set from left to right in both languages.
  return (
    <span dir="ltr" style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <span style={holder}>
        {src && (
          <img
            src={src}
            alt={alt}
            draggable={false}
            decoding="async"
            loading={lazy ? 'lazy' : undefined}
            style={picture}
          />
        )}
      </span>
    </span>
  );
}
