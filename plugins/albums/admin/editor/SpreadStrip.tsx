'use client';

import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useT } from '@plugins/kit/admin';
import { Plus } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { coverOf } from '../../rules/cover';
import type { AlbumDocument, Spread } from '../../rules/document';
import * as edit from '../../rules/edit';
import { type ShownPhoto, Surface } from '../../ui/Surface';
import type { Dragged } from './EditorFrame';
import css from './editor.module.css';
import { newId, type useAlbum } from './use-album';

interface StripProps {
  document: AlbumDocument;
  photos: ReadonlyMap<string, ShownPhoto>;
  /** Open notes of each spread that has any. */
  notes: ReadonlyMap<string, number>;
  shown: string | null;
  album: ReturnType<typeof useAlbum>;
  onShow: (id: string | null) => void;
  /** Omitted where the album's cover has no pictures. */
  onAddCover: (() => void) | undefined;
}

/** The cover, and all spreads in the order of the book: drag one to move it, drop a photograph on one to add it. */
export function SpreadStrip({ document, photos, notes, shown, album, onShow, onAddCover }: StripProps) {
  const t = useT('albums.admin.editor');
  const cover = coverOf(document);
  const add = () => {
    const id = newId();
    album.change((now) => edit.addSpread(now, shown ?? now.spreads.at(-1)?.id ?? null, id));
    onShow(id);
  };
  return (
    <nav
      className={css.strip}
      aria-label={t('spreads')}
      // A book bound at the right is read from right to left.
      dir={document.spine === 'right' ? 'rtl' : 'ltr'}
    >
      {cover
        ? cover.spreads.map((spread) => (
            <Thumb
              key={spread.id}
              document={cover}
              spread={spread}
              photos={photos}
              number={null}
              notes={notes.get(spread.id) ?? 0}
              here={spread.id === shown}
              onShow={onShow}
              onStep={nothing}
            />
          ))
        : onAddCover && (
            <button type="button" className={css.addCover} onClick={onAddCover}>
              <Plus aria-hidden /> {t('addCover')}
            </button>
          )}
      {document.spreads.map((spread, at) => (
        <Thumb
          key={spread.id}
          document={document}
          spread={spread}
          photos={photos}
          number={at + 1}
          notes={notes.get(spread.id) ?? 0}
          here={spread.id === shown}
          onShow={onShow}
          onStep={(by) => album.change((now) => edit.moveSpread(now, spread.id, at + by))}
        />
      ))}
      <button
        type="button"
        className={css.addSpread}
        onClick={add}
        aria-label={t('addSpread')}
        title={t('addSpread')}
      >
        <Plus aria-hidden />
      </button>
    </nav>
  );
}

const nothing = () => undefined;

interface ThumbProps {
  document: AlbumDocument;
  spread: Spread;
  photos: ReadonlyMap<string, ShownPhoto>;
  /** Null for the cover, which keeps its place. */
  number: number | null;
  notes: number;
  here: boolean;
  onShow: (id: string) => void;
  onStep: (by: number) => void;
}

const Thumb = memo(
  function Thumb({ document, spread, photos, number, notes, here, onShow, onStep }: ThumbProps) {
    const t = useT('albums.admin.editor');
    const states = useT('albums.admin');
    const data: Dragged = { kind: 'spread', spread: spread.id };
    const drag = useDraggable({ id: `spread:${spread.id}`, data, disabled: number === null });
    const count = spread.frames.length;
    const name = number === null ? t('cover', { count }) : t('spread', { number, count });
    const { setNodeRef, isOver } = useDroppable({ id: `onto:${spread.id}`, data });
    const ref = useRef<HTMLButtonElement | null>(null);
    useEffect(() => {
      if (here) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }, [here]);
    return (
      // The button covers the picture: the words of its captions are no name of the button.
      <div className={css.thumb} data-over={isOver || undefined} data-dragging={drag.isDragging || undefined}>
        <div aria-hidden="true">
          <Surface document={document} spread={spread} photos={photos} places className={css.page} />
        </div>
        <button
          type="button"
          ref={(node) => {
            ref.current = node;
            setNodeRef(node);
            drag.setNodeRef(node);
          }}
          onPointerDown={drag.listeners?.onPointerDown as never}
          aria-current={here ? 'true' : undefined}
          aria-label={[name, ...(notes > 0 ? [states('openPins', { count: notes })] : [])].join(', ')}
          aria-keyshortcuts={number === null ? undefined : 'Alt+ArrowLeft Alt+ArrowRight'}
          onClick={() => onShow(spread.id)}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
            event.preventDefault();
            const ahead = document.spine === 'right' ? 'ArrowLeft' : 'ArrowRight';
            onStep(event.key === ahead ? 1 : -1);
          }}
        >
          <small>{number ?? t('coverTools')}</small>
        </button>
        {notes > 0 && (
          <span aria-hidden className={css.note}>
            {notes}
          </span>
        )}
      </div>
    );
  },
  // The strip is rendered with each change of one spread: the others stay as they are.
  (a, b) =>
    a.spread === b.spread &&
    a.here === b.here &&
    a.number === b.number &&
    a.notes === b.notes &&
    a.photos === b.photos &&
    a.document.style === b.document.style &&
    a.document.format.width === b.document.format.width &&
    a.document.spine === b.document.spine,
);
