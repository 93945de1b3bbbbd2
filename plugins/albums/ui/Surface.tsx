import { placePhoto } from '@plugins/kit/internal';
import { PlacedPicture } from '@plugins/kit/view/internal';
import type { CSSProperties, ReactNode } from 'react';
import type { AlbumDocument, AlbumPhoto, Frame, Spread } from '../rules/document';
import { withBleed } from '../rules/resolve';
import { type LaidCaption, laidCaption } from '../rules/spine-text';
import { CAPTION_FAMILIES, CaptionFaces } from './caption-faces';

/** A photograph with its picture. */
export type ShownPhoto = AlbumPhoto & { src: string; large: string; name?: string };

type Format = AlbumDocument['format'];
const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The place of a box on its spread. The surface is set from left to right in both languages: a book has a physical side. */
export const placeOf = (
  { x, y, w, h }: Pick<Frame, 'x' | 'y' | 'w' | 'h'>,
  { width, height }: Format,
): CSSProperties => ({
  position: 'absolute',
  insetInlineStart: percent(x, 2 * width),
  insetBlockStart: percent(y, height),
  inlineSize: percent(w, 2 * width),
  blockSize: percent(h, height),
});

/** The photograph of a frame, placed by the rules that print it. */
export function FramePicture({
  frame,
  photo,
  format,
  large = false,
}: {
  frame: Frame;
  photo: ShownPhoto;
  format: Format;
  large?: boolean;
}) {
  const placed = placePhoto(withBleed(frame, format), photo, frame);
  return <PlacedPicture placed={placed} box={frame} bw={frame.bw} src={large ? photo.large : photo.src} />;
}

/**
 * A caption's words in their own direction, in an element of their own: the direction of the caption itself would place it
 * from the other edge of the surface.
 */
export const CaptionText = ({ text }: { text: string }) => (
  <span dir="auto" style={{ display: 'block' }}>
    {text}
  </span>
);

/** The style of a laid out caption; lengths follow the width of the surface (`cqw`). */
export const captionStyle = (text: LaidCaption, format: Format): CSSProperties => ({
  ...placeOf(text, format),
  ...(text.angle !== 0 && { rotate: `${text.angle}deg` }),
  fontSize: `${(100 * text.size) / (2 * format.width)}cqw`,
  lineHeight: 1.35,
  textAlign: text.align,
  color: text.color,
  fontFamily: CAPTION_FAMILIES[text.face],
  whiteSpace: text.angle === 0 ? 'pre-wrap' : 'nowrap',
  overflow: 'hidden',
  margin: 0,
});

/** A spread as it is printed, without its bleed: background, photographs, captions. `children` are drawn over it. */
export function Surface({
  document,
  spread,
  photos,
  large = false,
  places = false,
  className,
  frame: drawFrame,
  children,
}: {
  document: Pick<AlbumDocument, 'format' | 'style'>;
  spread: Spread;
  photos: ReadonlyMap<string, ShownPhoto>;
  large?: boolean;
  /** Shows empty frames, which are not printed: for the editor alone. */
  places?: boolean;
  className?: string | undefined;
  /** Draws a frame in place of the plain photograph. */
  frame?: (frame: Frame, photo: ShownPhoto | undefined) => ReactNode;
  children?: ReactNode;
}) {
  const { format, style } = document;
  const surface: CSSProperties = {
    position: 'relative',
    inlineSize: '100%',
    aspectRatio: `${2 * format.width} / ${format.height}`,
    background: spread.background ?? style.background,
    containerType: 'inline-size',
    overflow: 'hidden',
  };
  return (
    <div dir="ltr" className={className} style={surface} data-spread={spread.id}>
      {spread.texts.length > 0 && <CaptionFaces />}
      {spread.frames.map((frame) => {
        const photo = frame.media ? photos.get(frame.media) : undefined;
        if (drawFrame) return drawFrame(frame, photo);
        if (!photo && !places) return null;
        return (
          <span key={frame.id} style={{ ...placeOf(frame, format), background: 'rgb(0 0 0 / 0.06)' }}>
            {photo && <FramePicture frame={frame} photo={photo} format={format} large={large} />}
          </span>
        );
      })}
      {!drawFrame &&
        spread.texts.flatMap((text) => {
          const laid = laidCaption(text);
          return laid ? (
            <p key={text.id} style={captionStyle(laid, format)}>
              <CaptionText text={laid.text} />
            </p>
          ) : (
            []
          );
        })}
      {children}
    </div>
  );
}
