import type { PhotoView } from '../rules/wire';

/** A small photograph; `className` has its height. Its width is known before it is loaded: nothing beside it moves. */
export function Thumb({ photo, className }: { photo: PhotoView; className: string }) {
  const aspectRatio = `${photo.width} / ${photo.height}`;
  return (
    <img src={photo.src} alt={photo.name} loading="lazy" className={className} style={{ aspectRatio }} />
  );
}
