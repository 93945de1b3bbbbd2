'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  ArrowDown,
  ArrowUp,
  Eye,
  EyeOff,
  GripVertical,
  ImageOff,
  Images,
  Lock,
  Pencil,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RailGallery } from '@/modules/project/queries/galleries-repo';
import { EVENT_TEXT_MAX } from '@/modules/project/rules/event-words';
import { Menu } from '@/ui/admin/Menu';
import ui from '@/ui/admin/ui.module.css';
import { focalPosition } from '@/ui/gallery/focal-position';
import { useDrag } from './drag-store';
import css from './rail.module.css';
import type { GalleryActs } from './use-gallery-acts';

/** One gallery of the list: cover, name, count and actions. */
export function RailItem({
  event,
  gallery,
  token,
  here,
  first,
  last,
  alone,
  mayDelete,
  onChoose,
  onNoCover,
  acts,
}: {
  event: string;
  gallery: RailGallery;
  token: string;
  here: boolean;
  first: boolean;
  last: boolean;
  alone: boolean;
  mayDelete: boolean;
  onChoose: (id: string) => void;
  onNoCover: (id: string) => void;
  acts: GalleryActs;
}) {
  const t = useTranslations('admin-photos');
  const { id, name, count, face } = gallery;
  const [naming, setNaming] = useState(false);
  const over = useDrag((drag) => drag?.gallery === id);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  const items = [
    { icon: Pencil, label: t('rail.rename'), run: () => setNaming(true) },
    {
      icon: gallery.private ? Eye : EyeOff,
      label: t(gallery.private ? 'rail.show' : 'rail.hide'),
      run: () => acts.hide(gallery, !gallery.private),
    },
    ...(gallery.cover ? [{ icon: ImageOff, label: t('rail.noCover'), run: () => onNoCover(id) }] : []),
    ...(first ? [] : [{ icon: ArrowUp, label: t('rail.earlier'), run: () => acts.step(id, -1) }]),
    ...(last ? [] : [{ icon: ArrowDown, label: t('rail.later'), run: () => acts.step(id, 1) }]),
    ...(mayDelete && !alone
      ? [{ icon: Trash2, label: t('rail.delete'), run: () => acts.remove(gallery) }]
      : []),
  ];
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={css.item}
      data-here={here || undefined}
      data-over={over || undefined}
      data-dragging={isDragging || undefined}
      data-drop-gallery={here ? undefined : id}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={css.grip}
        {...attributes}
        {...listeners}
        aria-roledescription={t('rail.drag.what')}
        aria-label={t('rail.drag.grip', { name })}
        disabled={alone}
      >
        <GripVertical aria-hidden />
      </button>
      {naming ? (
        <NameField
          name={name}
          label={t('rail.name')}
          onDone={(next) => {
            setNaming(false);
            if (next && next !== name) acts.rename(gallery, next);
          }}
        />
      ) : (
        <button
          type="button"
          className={css.choose}
          aria-current={here ? 'true' : undefined}
          onClick={() => onChoose(id)}
          onDoubleClick={() => setNaming(true)}
          onKeyDown={(key) => key.key === 'F2' && setNaming(true)}
        >
          <span className={css.face} aria-hidden>
            {face ? (
              <img
                src={`/p/${event}/${face.id}/${face.version}/s300.jpg?k=${token}`}
                alt=""
                loading="lazy"
                draggable={false}
                style={{ objectPosition: focalPosition(face.focal) }}
              />
            ) : (
              <Images />
            )}
          </span>
          <span className={css.words}>
            <span className={css.name} dir="auto" title={name}>
              {name}
            </span>
            <span className={css.count}>
              {t('photos', { count })}
              {gallery.private ? (
                <>
                  <Lock aria-hidden /> {t('rail.private')}
                </>
              ) : null}
              {gallery.refused > 0 ? (
                <>
                  <TriangleAlert aria-hidden className={css.bad} />
                  <span className={ui.visuallyHidden}>{t('rail.refused', { count: gallery.refused })}</span>
                </>
              ) : null}
            </span>
            {gallery.processing > 0 ? (
              <span className={css.busy}>
                {t('rail.processing', { done: count - gallery.processing, count })}
              </span>
            ) : null}
          </span>
        </button>
      )}
      <Menu label={t('rail.menu', { name })} items={items} />
    </li>
  );
}

function NameField({
  name,
  label,
  onDone,
}: {
  name: string;
  label: string;
  onDone: (name: string | null) => void;
}) {
  const ref = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => ref.current?.select(), []);
  const finish = (next: string | null) => {
    if (done.current) return;
    done.current = true;
    onDone(next);
  };
  const onKeyDown = (key: KeyboardEvent<HTMLInputElement>) => {
    if (key.key === 'Enter') finish(key.currentTarget.value.trim());
    if (key.key === 'Escape') finish(null);
  };
  return (
    <input
      ref={ref}
      className={css.rename}
      defaultValue={name}
      aria-label={label}
      dir="auto"
      maxLength={EVENT_TEXT_MAX.gallery}
      onKeyDown={onKeyDown}
      onBlur={(event) => finish(event.currentTarget.value.trim())}
    />
  );
}
