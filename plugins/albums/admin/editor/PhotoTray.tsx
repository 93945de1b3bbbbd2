'use client';

import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useT } from '@plugins/kit/admin';
import { Button, PartButtons } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { EditorPhoto, PhotoView } from '../../rules/wire';
import type { Dragged } from './EditorFrame';
import css from './editor.module.css';
import { useProjectPhotos } from './use-project-photos';

const PARTS = ['free', 'all', 'project'] as const;

/**
 * The photographs below the spread: the picks that are in no frame, all picks, or all of the project. Pressing one places
 * it, dragging one, too. A cover repeats a photograph of the album: there is no list of what is not placed.
 */
export function PhotoTray({
  path,
  photos,
  used,
  cover,
  placing,
  onPlace,
  onMore,
}: {
  /** Address of the album. */
  path: string;
  photos: readonly PhotoView[];
  used: ReadonlySet<string>;
  /** The cover is shown. */
  cover: boolean;
  /** A frame is chosen: a press replaces its photograph. */
  placing: boolean;
  onPlace: (media: string) => void;
  /** Photographs beside the picks were loaded. */
  onMore: (photos: EditorPhoto[]) => void;
}) {
  const t = useT('albums.admin.editor');
  const picks = photos.filter(({ picked }) => picked);
  const [chosen, setChosen] = useState<(typeof PARTS)[number]>(picks.length > 0 ? 'free' : 'project');
  const part = cover && chosen === 'free' ? 'all' : chosen;
  const { setNodeRef, isOver } = useDroppable({ id: 'tray', data: { kind: 'tray' } satisfies Dragged });
  const project = useProjectPhotos(path, part === 'project', onMore);
  const free = picks.filter(({ id }) => !used.has(id));
  const shown = { free, all: picks, project: project.photos }[part];
  const left = part === 'project' ? project.total - project.photos.length : 0;
  return (
    <section ref={setNodeRef} className={css.tray} data-over={isOver || undefined} aria-label={t('picks')}>
      <div className={css.trayHead}>
        <PartButtons
          label={t('picks')}
          parts={[
            { part: 'free' as const, label: t('free'), count: free.length },
            { part: 'all' as const, label: t('all'), count: picks.length },
            { part: 'project' as const, label: t('project'), count: project.total },
          ].slice(cover ? 1 : 0)}
          chosen={part}
          onChoose={setChosen}
        />
        {shown.length > 0 && <p>{t(placing ? 'placeHint' : 'addHint')}</p>}
      </div>
      {shown.length === 0 ? (
        !(part === 'project' && project.loading) && (
          <p className={css.none}>
            {t(part === 'project' ? 'noPhotos' : picks.length > 0 ? 'allPlaced' : 'noPicks')}
          </p>
        )
      ) : (
        <div className={css.photos}>
          {shown.map((photo) => (
            <TrayPhoto key={photo.id} photo={photo} used={used.has(photo.id)} onPlace={onPlace} />
          ))}
          {left > 0 && (
            <Button className={css.more} disabled={project.loading} onClick={() => void project.more()}>
              {t('more', { count: left })}
            </Button>
          )}
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
