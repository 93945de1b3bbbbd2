'use client';

import { Moment, useT } from '@plugins/kit/admin';
import css from './picks.module.css';
import type { PickView } from './picks-view';

/** One picked photograph: its picture, its camera's name, who picked it and when. */
export function PickedPhoto({ pick }: { pick: PickView }) {
  const t = useT('selection.admin');
  const { name, gallery, src, srcset, picked_by, picked_at, note, withdrawn } = pick;
  return (
    <li className={css.photo}>
      <div className={css.picture}>
        {src ? (
          <img src={src} srcSet={srcset} alt="" loading="lazy" decoding="async" />
        ) : (
          <span>{withdrawn ? t('withdrawn') : ''}</span>
        )}
      </div>
      <div className={css.words}>
        <strong dir="ltr">{name}</strong>
        <span dir="auto">{gallery}</span>
        <span>
          {t('by', { name: picked_by ?? t('somebody') })} · <Moment at={picked_at} />
        </span>
        {note ? (
          <q className={css.remark} dir="auto">
            {note}
          </q>
        ) : null}
        {withdrawn ? <span className={css.withdrawn}>{t('withdrawn')}</span> : null}
      </div>
    </li>
  );
}
