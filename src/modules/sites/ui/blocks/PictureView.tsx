import type { PictureData as Data } from '../../blocks/picture';
import { Picture } from '../../page/page-parts';

const SIZES = {
  full: '100vw',
  wide: '(min-width: 80rem) 76rem, 100vw',
  text: '(min-width: 48rem) 44rem, 100vw',
};

/** One picture with an optional caption. */
export function PictureView({ picture, caption, width }: Data) {
  if (!picture) return null;
  return (
    <figure className={width === 'full' ? 'bleed' : width === 'wide' ? 'wide' : 'narrow'}>
      <Picture picture={picture} sizes={SIZES[width]} />
      {caption && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
