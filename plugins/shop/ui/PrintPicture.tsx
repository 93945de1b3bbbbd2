import { PlacedPicture } from '@plugins/kit/view/internal';
import type { CSSProperties } from 'react';
import type { Crop } from '../rules/cart';
import { placePrint } from '../rules/shape';

export interface PrintPictureProps {
  src: string | null;
  width: number;
  height: number;
  alt?: string;
  ratio: number | null;
  crop: Crop | null | undefined;
  lazy?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A photograph as it is printed. Give it a width or a height: the other follows the print's ratio. */
export function PrintPicture(props: PrintPictureProps) {
  const { src, alt, ratio, crop, lazy, className, style } = props;
  const { shape, placed } = placePrint(ratio, crop, props);
  return (
    <span
      className={className}
      style={{ position: 'relative', display: 'block', aspectRatio: shape, ...style }}
    >
      <PlacedPicture placed={placed} src={src} bw={crop?.bw} {...(alt && { alt })} {...(lazy && { lazy })} />
    </span>
  );
}
