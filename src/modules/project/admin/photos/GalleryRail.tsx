'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { EVENT_TEXT_MAX } from '@/modules/project/rules/event-words';
import { Button } from '@/ui/admin/Button';
import { NameDialog } from '@/ui/admin/FormDialog';
import { useCall } from '@/ui/admin/use-call';
import { useStrip } from '@/ui/primitives/use-strip';
import { RailItem } from './RailItem';
import css from './rail.module.css';
import { TRASH } from './trash-place';
import type { UndoNotice } from './undo-notice';
import { useGalleryActs } from './use-gallery-acts';
import type { Rail } from './use-rail';

/** The project's galleries: selection, order and counts; drop targets for photographs. */
export function GalleryRail({
  event,
  rail,
  at,
  notice,
  onChoose,
  onNoCover,
  mayDelete,
}: {
  event: string;
  rail: Rail;
  at: string;
  notice: UndoNotice;
  onChoose: (id: string) => void;
  /** Chooses a gallery's cover automatically again. */
  onNoCover: (id: string) => void;
  mayDelete: boolean;
}) {
  const t = useTranslations('admin-photos');
  const words = useTranslations('admin-photos.rail.drag');
  const [adding, setAdding] = useState(false);
  const acts = useGalleryActs({ event, rail, notice, onChoose });
  const { galleries } = rail;
  // Beside a narrow grid the galleries are a row above it.
  const row = useRef<HTMLUListElement>(null);
  useStrip(row, '[data-here]', at);
  const call = useCall();
  const add = async (name: string) => {
    const path = `/api/x/studio/projects/${event}/galleries`;
    const { id } = await call<{ id: string }>(path, { method: 'POST', body: { name } });
    await rail.refresh();
    onChoose(id);
    setAdding(false);
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: unknown) => galleries.find((gallery) => gallery.id === id)?.name ?? '';
  const placeOf = (id: unknown) => galleries.findIndex((gallery) => gallery.id === id) + 1;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) acts.place(String(active.id), placeOf(over.id) - 1);
  };
  const said = (key: 'over' | 'end', { active, over }: Pick<DragOverEvent, 'active' | 'over'>) =>
    over
      ? words(key, { name: nameOf(active.id), place: placeOf(over.id), of: galleries.length })
      : words('cancel');
  return (
    <nav className={css.rail} aria-label={t('rail.title')}>
      <h2>{t('rail.title')}</h2>
      <DndContext
        id={useId()}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: words('help') },
          announcements: {
            onDragStart: ({ active }) => words('start', { name: nameOf(active.id) }),
            onDragOver: (moved) => said('over', moved),
            onDragEnd: (moved) => said('end', moved),
            onDragCancel: () => words('cancel'),
          },
        }}
      >
        <SortableContext items={galleries.map(({ id }) => id)} strategy={rectSortingStrategy}>
          <ul ref={row}>
            {galleries.map((gallery, place) => (
              <RailItem
                key={gallery.id}
                event={event}
                gallery={gallery}
                token={rail.token}
                here={gallery.id === at}
                first={place === 0}
                last={place === galleries.length - 1}
                alone={galleries.length === 1}
                mayDelete={mayDelete}
                onChoose={onChoose}
                onNoCover={onNoCover}
                acts={acts}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <div className={css.foot}>
        <Button small onClick={() => setAdding(true)}>
          <Plus aria-hidden /> <span>{t('rail.add')}</span>
        </Button>
        <button
          type="button"
          className={css.trash}
          aria-current={at === TRASH ? 'true' : undefined}
          onClick={() => onChoose(TRASH)}
        >
          <Trash2 aria-hidden /> <span>{t('trash.title')}</span>
        </button>
      </div>
      {acts.dialog}
      {adding ? (
        <NameDialog
          title={t('rail.add')}
          accept={t('save')}
          label={t('rail.name')}
          maxLength={EVENT_TEXT_MAX.gallery}
          onName={add}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </nav>
  );
}
