import type { MediaView } from '@plugins/kit/ui/wire';

/** A small photograph: whole in its frame, or (`square`) cropped to it. The text beside it names what it is for. */
export function Thumb({ media, square = false }: { media: MediaView | undefined; square?: boolean }) {
  return (
    <span className="pick-thumb" data-square={square || undefined}>
      {media ? (
        <img src={media.urlS} srcSet={media.srcset} alt="" decoding="async" draggable={false} />
      ) : null}
    </span>
  );
}
