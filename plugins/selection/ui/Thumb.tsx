import type { MediaView } from '@plugins/kit/ui/wire';
import type { CSSProperties } from 'react';

/** A small photograph: in its shape (`--ratio`), or cropped to a square. The text beside it names what it is for. */
export function Thumb({ media, square = false }: { media: MediaView | undefined; square?: boolean }) {
  const shape = media && ({ '--ratio': media.width / media.height } as CSSProperties);
  return (
    <span className="pick-thumb" data-square={square || undefined} style={square ? undefined : shape}>
      {media ? (
        <img src={media.urlS} srcSet={media.srcset} alt="" decoding="async" draggable={false} />
      ) : null}
    </span>
  );
}
