'use client';

import { ChevronLeft, ChevronRight, EyeOff, Heart, Lock, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { placeholderColour } from '@/components/gallery/placeholder-colour';
import type { StudioPhoto } from '@/domain/packed-photos';
import { Button } from '../../../components/Button';
import { pictureOf } from './photo-address';
import css from './preview.module.css';
import type { Actions } from './use-actions';

/** One photograph over the whole screen; arrows go on, and every key of the grid does here what it does there. */
export function Preview({
  event,
  order,
  token,
  id,
  onGo,
  actions,
  onClose,
}: {
  event: string;
  order: readonly StudioPhoto[];
  token: string;
  id: string;
  onGo: (id: string) => void;
  actions: Actions;
  onClose: () => void;
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
  // The neighbours are there before they are asked for.
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
    else if (key.key === 'Delete' || key.key === 'Backspace')
      void actions.remove(photo).then((next) => (next ? onGo(next) : undefined));
    else if (!actions.press(key.key, key.ctrlKey || key.metaKey || key.altKey, photo)) return;
    key.preventDefault();
  };
  const small = pictureOf(event, photo, 's600', token);
  const large = pictureOf(event, photo, 'medium', token) ?? small;
  const full = pictureOf(event, photo, 'big', token);
  return (
    <dialog
      ref={dialog}
      className={css.preview}
      aria-label={photo.name}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header>
        <strong>
          <bdi>{photo.name}</bdi>
        </strong>
        <span>{t('preview.place', { at: format.number(at + 1), of: format.number(order.length) })}</span>
        {photo.picks > 0 ? (
          <span title={t('picks', { count: photo.picks })}>
            <Heart aria-hidden /> {photo.picks}
          </span>
        ) : null}
        {photo.hidden ? (
          <span>
            <EyeOff aria-hidden /> {t('state.hidden')}
          </span>
        ) : null}
        {photo.private ? (
          <span>
            <Lock aria-hidden /> {t('state.withdrawn')}
          </span>
        ) : null}
        <span className={css.end}>
          <Button look="quiet" iconOnly aria-label={t('preview.close')} onClick={onClose} autoFocus>
            <X aria-hidden />
          </Button>
        </span>
      </header>
      <div
        className={css.stage}
        style={{ background: large ? undefined : placeholderColour(photo.thumbhash) }}
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
