'use client';

import { useT } from '@plugins/kit/admin';
import { Button } from '@plugins/kit/admin/parts';
import * as edit from '../../rules/edit';
import css from './editor.module.css';
import type { PanelProps } from './SidePanel';

/** The color behind the photographs of a spread; by default the album's. */
export function BackgroundField({
  document,
  spread,
  change,
}: Pick<PanelProps, 'document' | 'spread' | 'change'>) {
  const t = useT('albums.admin.editor');
  return (
    <label className={css.color}>
      {t('background')}
      <input
        type="color"
        value={spread.background ?? document.style.background}
        onChange={(event) => change((now) => edit.setBackground(now, spread.id, event.target.value))}
      />
      {spread.background && (
        <Button small look="quiet" onClick={() => change((now) => edit.setBackground(now, spread.id, null))}>
          {t('asAlbum')}
        </Button>
      )}
    </label>
  );
}
