'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/ui/admin/Button';
import { placeholderColor } from '@/ui/gallery/placeholder-color';
import { pictureOf } from './photo-address';
import css from './preview.module.css';

/**
 * A photograph of a list in full screen; arrows, Home and End navigate, Space and Escape close. `about` is shown beside
 * its name, `foot` below the picture; `onKey` gets every other key and returns whether it handled it.
 */
export function LargeView({
  event,
  order,
  token,
  id,
  onGo,
  onClose,
  onKey,
  about,
  foot,
}: {
  event: string;
  order: readonly StudioPhoto[];
  token: string;
  id: string;
  onGo: (id: string) => void;
  onClose: () => void;
  onKey?: (key: KeyboardEvent, photo: StudioPhoto) => boolean;
  about?: ReactNode;
  foot?: ReactNode;
}) {
  const t = useTranslations('admin-photos');
  const format = useFormatter();
  const dialog = useRef<HTMLDialogElement>(null);
  const at = order.findIndex((photo) => photo.id === id);
  const photo = order[at];
  const before = order[at - 1];
  const after = order[at + 1];
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  useEffect(() => {
    if (!photo) onClose();
  }, [photo, onClose]);
  // Preloads the neighbors.
  useEffect(() => {
    for (const next of [after, before]) {
      const src = next && pictureOf(event, next, 'medium', token);
      if (src) new Image().src = src;
    }
  }, [event, token, after, before]);
  if (!photo) return null;
  const go = (to: StudioPhoto | undefined) => to && onGo(to.id);
  const onKeyDown = (key: KeyboardEvent) => {
    const forward = getComputedStyle(key.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const onButton = key.target instanceof Element && key.target.closest('button');
    if (key.key === 'ArrowLeft' || key.key === 'ArrowRight') go(key.key === forward ? after : before);
    else if (key.key === 'Home') go(order[0]);
    else if (key.key === 'End') go(order[order.length - 1]);
    else if (key.key === ' ' && !onButton) onClose();
    else if (!onKey?.(key, photo)) return;
    key.preventDefault();
  };
  const small = pictureOf(event, photo, 's600', token);
  const large = pictureOf(event, photo, 'medium', token) ?? small;
  const full = pictureOf(event, photo, 'big', token);
  return (
    <dialog
      ref={dialog}
      className={css.preview}
      data-foot={foot ? '' : undefined}
      aria-label={photo.name}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header>
        <strong>
          <bdi>{photo.name}</bdi>
        </strong>
        <span>{t('preview.place', { at: format.number(at + 1), of: format.number(order.length) })}</span>
        {about}
        <span className={css.end}>
          <Button look="quiet" iconOnly aria-label={t('preview.close')} onClick={onClose} autoFocus>
            <X aria-hidden />
          </Button>
        </span>
      </header>
      <div
        className={css.stage}
        style={{ background: large ? undefined : placeholderColor(photo.thumbhash) }}
      >
        {large ? (
          <img
            key={photo.id}
            src={large}
            srcSet={full ? `${large} 1280w, ${full} ${Math.max(photo.width, photo.height)}w` : undefined}
            sizes="100vw"
            alt={photo.name}
            style={small ? { backgroundImage: `url("${small}")` } : undefined}
            width={photo.width || undefined}
            height={photo.height || undefined}
          />
        ) : (
          <p>{photo.state === 'refused' ? t('state.refused') : t('state.processing')}</p>
        )}
      </div>
      {foot ? <div className={css.foot}>{foot}</div> : null}
      <div className={css.arrows}>
        <Button
          look="quiet"
          iconOnly
          aria-label={t('preview.before')}
          disabled={!before}
          onClick={() => go(before)}
        >
          <ChevronLeft aria-hidden className={css.turns} />
        </Button>
        <Button
          look="quiet"
          iconOnly
          aria-label={t('preview.after')}
          disabled={!after}
          onClick={() => go(after)}
        >
          <ChevronRight aria-hidden className={css.turns} />
        </Button>
      </div>
    </dialog>
  );
}
