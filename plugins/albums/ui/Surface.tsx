import type { CSSProperties, ReactNode } from 'react';
import type { AlbumDocument, AlbumPhoto, Caption, Frame, Spread } from '../rules/document';
import { placePhoto, withBleed } from '../rules/resolve';
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
  const { image, tilt, turn, frame: sheet } = placePhoto(withBleed(frame, format), photo, frame);
  const sideways = turn === 90 || turn === 270;
  const middle = { x: sheet.x + sheet.w / 2 - image.x, y: sheet.y + sheet.h / 2 - image.y };
  const holder: CSSProperties = {
    position: 'absolute',
    insetInlineStart: percent(image.x - frame.x, frame.w),
    insetBlockStart: percent(image.y - frame.y, frame.h),
    inlineSize: percent(image.w, frame.w),
    blockSize: percent(image.h, frame.h),
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
    ...(frame.bw && { filter: 'grayscale(1)' }),
  };
  const src = large ? photo.large : photo.src;
  return (
    <span style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <span style={holder}>
        {src && <img src={src} alt="" draggable={false} decoding="async" style={picture} />}
      </span>
    </span>
  );
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

/** The style of a caption; lengths follow the width of the surface (`cqw`). */
export const captionStyle = (text: Caption, format: Format): CSSProperties => ({
  ...placeOf(text, format),
  fontSize: `${(100 * text.size) / (2 * format.width)}cqw`,
  lineHeight: 1.35,
  textAlign: text.align,
  color: text.color,
  fontFamily: CAPTION_FAMILIES[text.face],
  whiteSpace: 'pre-wrap',
  overflow: 'hidden',
  margin: 0,
});

/** A spread as it is printed, without its bleed: background, photographs, captions. `children` are drawn over it. */
export function Surface({
  document,
  spread,
  photos,
  large = false,
  className,
  frame: drawFrame,
  children,
}: {
  document: Pick<AlbumDocument, 'format' | 'style'>;
  spread: Spread;
  photos: ReadonlyMap<string, ShownPhoto>;
  large?: boolean;
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
        return (
          <span key={frame.id} style={{ ...placeOf(frame, format), background: 'rgb(0 0 0 / 0.06)' }}>
            {photo && <FramePicture frame={frame} photo={photo} format={format} large={large} />}
          </span>
        );
      })}
      {!drawFrame &&
        spread.texts.map((text) => (
          <p key={text.id} style={captionStyle(text, format)}>
            <CaptionText text={text.text} />
          </p>
        ))}
      {children}
    </div>
  );
}
