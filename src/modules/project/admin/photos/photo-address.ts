import type { StudioPhoto } from '@media/rules/packed-photos';
import type { PictureSize } from '@/core/photo/photo-sizes';

/** Returns the address of a photograph's picture, or null until it is rendered. `token` is the list's. */
export function pictureOf(
  event: string,
  photo: Pick<StudioPhoto, 'id' | 'version' | 'thumbs' | 'state'>,
  size: PictureSize,
  token: string,
): string | null {
  const small = size === 's300' || size === 's600';
  if (!photo.version || (photo.state !== 'ready' && !(small && photo.thumbs))) return null;
  return `/p/${event}/${photo.id}/${photo.version}/${size}.jpg?k=${token}`;
}
