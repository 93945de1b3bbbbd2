'use client';

import { useT } from '@plugins/kit/admin';
import type { CSSProperties } from 'react';
import type { AlbumDocument, Caption, Spread } from '../../rules/document';
import * as edit from '../../rules/edit';
import { laidCaption } from '../../rules/spine-text';
import type { PinView } from '../../rules/wire';
import { CaptionText, captionStyle, type ShownPhoto, Surface } from '../../ui/Surface';
import type { Chosen } from './EditorFrame';
import css from './editor.module.css';
import { FrameView } from './FrameView';

interface CanvasProps {
  document: AlbumDocument;
  spread: Spread;
  photos: ReadonlyMap<string, ShownPhoto>;
  pins: readonly PinView[];
  /** Width of a cover's spine in micrometers; null for a spread, which has a fold. */
  spine: number | null;
  chosen: Chosen | null;
  cropping: boolean;
  onChoose: (chosen: Chosen | null) => void;
  onCrop: (on: boolean) => void;
  change: (edit: (document: AlbumDocument) => AlbumDocument) => void;
}

/** The chosen spread, large: press a photograph to choose it, drag it onto another to exchange them. */
export function SpreadCanvas({
  document,
  spread,
  photos,
  pins,
  spine,
  chosen,
  cropping,
  ...acts
}: CanvasProps) {
  const t = useT('albums.admin.editor');
  const { onChoose, onCrop, change } = acts;
  const { format } = document;
  // The surface is set from left to right: a book bound at the right opens from the left.
  const front = document.spine === 'right' ? 'start' : 'end';
  const safe = {
    insetInline: `${(100 * format.safe) / (2 * format.width)}%`,
    insetBlock: `${(100 * format.safe) / format.height}%`,
  };
  return (
    <section className={css.canvas} aria-label={t('canvas')}>
      <div className={css.sheet} style={{ '--shape': (2 * format.width) / format.height } as CSSProperties}>
        <Surface
          document={document}
          spread={spread}
          photos={photos}
          large
          className={css.surface}
          frame={(frame, photo) => (
            <FrameView
              key={frame.id}
              frame={frame}
              photo={photo}
              format={format}
              spread={spread.id}
              chosen={chosen?.id === frame.id}
              cropping={cropping && chosen?.id === frame.id}
              onChoose={() => onChoose({ kind: 'frame', id: frame.id })}
              onCrop={onCrop}
              onChange={(next) =>
                change((now) => edit.onFrame(now, { spread: spread.id, frame: frame.id }, next))
              }
            />
          )}
        >
          {spread.texts.map((text) => (
            <CaptionView
              key={text.id}
              text={text}
              format={format}
              chosen={chosen?.id === text.id}
              onChoose={() => onChoose({ kind: 'text', id: text.id })}
              onMove={(place) => change((now) => edit.onText(now, spread.id, text.id, place))}
            />
          ))}
          {spine === null ? (
            <span className={css.fold} aria-hidden />
          ) : (
            <span
              className={css.spine}
              style={{ inlineSize: `${(100 * spine) / (2 * format.width)}%` }}
              aria-hidden
            />
          )}
          {spine !== null && (
            <>
              <span className={css.half}>{t(front === 'start' ? 'front' : 'rear')}</span>
              <span className={css.half} data-right>
                {t(front === 'start' ? 'rear' : 'front')}
              </span>
            </>
          )}
          <span className={css.safe} style={safe} aria-hidden />
          {pins.map((pin, at) => (
            <span
              key={pin.id}
              className={css.pin}
              style={{ insetInlineStart: `${100 * pin.x}%`, insetBlockStart: `${100 * pin.y}%` }}
              title={pin.text}
            >
              {at + 1}
            </span>
          ))}
        </Surface>
      </div>
      {spread.frames.length === 0 && <p className={css.none}>{t('emptySpread')}</p>}
    </section>
  );
}

/** Movements of less than this are a press, in px. */
const MOVED = 4;

function CaptionView({
  text,
  format,
  chosen,
  onChoose,
  onMove,
}: {
  text: Caption;
  format: AlbumDocument['format'];
  chosen: boolean;
  onChoose: () => void;
  onMove: (place: { x: number; y: number }) => void;
}) {
  const t = useT('albums.admin.editor');
  const laid = laidCaption(text);
  const shown = laid ?? { ...text, text: text.text.trim() || t('newText'), angle: 0 as const };
  const begin = (event: React.PointerEvent<HTMLButtonElement>) => {
    const target = event.currentTarget;
    const surface = target.parentElement?.getBoundingClientRect();
    if (!surface) return;
    const [x, y] = [event.clientX, event.clientY];
    const unit = (2 * format.width) / surface.width;
    const limit = (value: number, most: number) => Math.round(Math.min(Math.max(0, value), most));
    const placeAt = (move: PointerEvent) => ({
      // A text along the spine stays on it.
      x: text.turn ? text.x : limit(text.x + (move.clientX - x) * unit, 2 * format.width - text.w),
      y: limit(text.y + (move.clientY - y) * unit, format.height - text.h),
    });
    const move = (to: PointerEvent) => {
      target.style.translate = `${to.clientX - x}px ${to.clientY - y}px`;
    };
    const end = (up: PointerEvent) => {
      target.removeEventListener('pointermove', move);
      target.style.translate = '';
      if (Math.hypot(up.clientX - x, up.clientY - y) >= MOVED) onMove(placeAt(up));
    };
    target.setPointerCapture(event.pointerId);
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end, { once: true });
  };
  return (
    <button
      type="button"
      className={css.caption}
      style={captionStyle(shown, format)}
      data-empty={laid ? undefined : true}
      data-chosen={chosen || undefined}
      aria-pressed={chosen}
      aria-label={t('caption', { text: text.text })}
      onClick={onChoose}
      onPointerDown={begin}
    >
      {/* Where nothing is drawn, the editor alone says what the place is for. */}
      <CaptionText text={shown.text} />
    </button>
  );
}
