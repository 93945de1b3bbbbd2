import type { StudioPhoto } from '@media/rules/packed-photos';
import type { ReactNode } from 'react';
import { densitySrcset } from '@/core/photo/photo-sizes';
import { placeholderColor } from '@/ui/gallery/placeholder-color';
import { cx } from '@/ui/primitives/class-names';
import { pictureOf } from './photo-address';
import css from './tile-picture.module.css';

/** A tile's picture, or its color with `missing` while there is none; `badges` are in its corner. */
export function TilePicture({
  event,
  photo,
  token,
  missing,
  badges,
  className,
  children,
}: {
  event: string;
  photo: StudioPhoto;
  token: string;
  missing?: ReactNode;
  /** Each in its own span; screen readers read the tile's label instead. */
  badges: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const src = pictureOf(event, photo, 's300', token);
  const double = pictureOf(event, photo, 's600', token);
  return (
    <div
      className={cx(css.picture, className)}
      style={src ? undefined : { background: placeholderColor(photo.thumbhash) }}
    >
      {src ? (
        <img
          src={src}
          srcSet={double ? densitySrcset(src, double) : undefined}
          alt=""
          width={photo.width || undefined}
          height={photo.height || undefined}
          decoding="async"
          draggable={false}
        />
      ) : (
        missing
      )}
      <span className={css.badges} aria-hidden>
        {badges}
      </span>
      {children}
    </div>
  );
}
