'use client';

import { useT } from '@plugins/kit/admin';
import css from './clips.module.css';

/** Without an encoder no film can be made: how to get one, and what shows the photographs meanwhile. */
export function NoEncoder({ slideshow }: { slideshow: string }) {
  const t = useT('clips.admin.encoder');
  return (
    <div className={css.note} role="note">
      <p>
        <strong>{t('title')}</strong> {t('text')}
      </p>
      <pre dir="ltr">
        <code>apt-get install ffmpeg</code>
      </pre>
      <p>
        <a href={slideshow} target="_blank" rel="noreferrer">
          {t('slideshow')}
        </a>
      </p>
    </div>
  );
}
