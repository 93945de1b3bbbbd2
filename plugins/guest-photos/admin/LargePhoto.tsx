'use client';

import { useT } from '@plugins/kit/admin';
import { Button, Dialog, DialogActions } from '@plugins/kit/admin/parts';
import { useEffect } from 'react';
import type { Decision, GuestPhotoView, Part } from '../rules/wire';
import css from './guest-photos.module.css';
import { WAYS } from './ways';

/** One photograph, large, with the decisions about it; the arrows lead to its neighbours. */
export function LargePhoto({
  photo,
  part,
  busy,
  onStep,
  onDecide,
  onClose,
}: {
  photo: GuestPhotoView;
  part: Part;
  busy: boolean;
  /** Shows the next (1) or the previous (-1) photograph. */
  onStep: (by: 1 | -1) => void;
  onDecide: (to: Decision) => void;
  onClose: () => void;
}) {
  const t = useT('guest-photos.admin');
  useEffect(() => {
    const step = ({ key }: KeyboardEvent) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      onStep(key === (document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1);
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [onStep]);
  return (
    <Dialog wide title={photo.by ?? t('noName')} onClose={onClose}>
      <div className={css.large}>
        {photo.large ? <img src={photo.large} alt={photo.name} /> : <p>{t('drawing')}</p>}
        <DialogActions>
          <Button look="quiet" onClick={() => onStep(-1)}>
            {t('previous')}
          </Button>
          <Button look="quiet" onClick={() => onStep(1)}>
            {t('next')}
          </Button>
          {WAYS[part].map(({ to, one }, index) => (
            <Button
              key={to}
              look={index === 0 ? 'primary' : 'plain'}
              disabled={busy}
              onClick={() => onDecide(to)}
            >
              {t(one)}
            </Button>
          ))}
        </DialogActions>
      </div>
    </Dialog>
  );
}
