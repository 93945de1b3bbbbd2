'use client';

import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useT } from '@plugins/kit/admin';
import { PartButtons } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { PhotoView } from '../../rules/wire';
import type { Dragged } from './EditorFrame';
import css from './editor.module.css';

/** The picks below the spread: those that are in no frame, or all. Pressing one places it, dragging one, too. */
export function PhotoTray({
  photos,
  used,
  placing,
  onPlace,
}: {
  photos: readonly PhotoView[];
  used: ReadonlySet<string>;
  /** A frame is chosen: a press replaces its photograph. */
  placing: boolean;
  onPlace: (media: string) => void;
}) {
  const t = useT('albums.admin.editor');
  const [part, setPart] = useState<'free' | 'all'>('free');
  const { setNodeRef, isOver } = useDroppable({ id: 'tray', data: { kind: 'tray' } satisfies Dragged });
  const picked = photos.filter((photo) => photo.picked || used.has(photo.id));
  const free = picked.filter(({ id }) => !used.has(id));
  const shown = part === 'free' ? free : picked;
  return (
    <section ref={setNodeRef} className={css.tray} data-over={isOver || undefined} aria-label={t('picks')}>
      <div className={css.trayHead}>
        <PartButtons
          label={t('picks')}
          parts={[
            { part: 'free', label: t('free'), count: free.length },
            { part: 'all', label: t('all'), count: picked.length },
          ]}
          chosen={part}
          onChoose={setPart}
        />
        <p>{t(placing ? 'placeHint' : 'addHint')}</p>
      </div>
      {shown.length === 0 ? (
        <p className={css.none}>{t('allPlaced')}</p>
      ) : (
        <div className={css.photos}>
          {shown.map((photo) => (
            <TrayPhoto key={photo.id} photo={photo} used={used.has(photo.id)} onPlace={onPlace} />
          ))}
        </div>
      )}
    </section>
  );
}

function TrayPhoto({
  photo,
  used,
  onPlace,
}: {
  photo: PhotoView;
  used: boolean;
  onPlace: (media: string) => void;
}) {
  const t = useT('albums.admin.editor');
  const data: Dragged = { kind: 'photo', media: photo.id };
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `photo:${photo.id}`, data });
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={css.photo}
      data-used={used || undefined}
      data-dragging={isDragging || undefined}
      onPointerDown={listeners?.onPointerDown as never}
      onClick={() => onPlace(photo.id)}
      aria-label={t(used ? 'placeUsed' : 'place', { name: photo.name })}
      title={photo.name}
    >
      {photo.src && <img src={photo.src} alt="" loading="lazy" draggable={false} />}
    </button>
  );
}
