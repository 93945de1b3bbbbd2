'use client';

import { useT } from '@plugins/kit/admin';
import { Button, CheckField, Dialog, DialogActions, SelectField, TextField } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import { layAlbum } from '../../rules/auto-layout';
import { mirrorCover } from '../../rules/cover';
import { type AlbumDocument, type AlbumStyle, FACES, usedIn } from '../../rules/document';
import { setStyle } from '../../rules/edit';
import type { BarProps } from './EditorBar';
import css from './editor.module.css';
import { newId } from './use-album';

const MM = 1_000;

/** The look of the whole album; applying it lays out all spreads again, which can be undone. */
export function AlbumLook({ view, album, photos, onShow, onClose }: BarProps & { onClose: () => void }) {
  const t = useT('albums.admin.editor.look');
  const faces = useT('albums.admin.editor.faces');
  const { document, change } = album;
  const [style, setLook] = useState(document.style);
  const [right, setRight] = useState(document.spine === 'right');
  const [spreads, setSpreads] = useState('');
  const [again, setAgain] = useState(false);
  const number = (field: 'gap' | 'margin') => (
    <TextField
      label={t(field)}
      type="number"
      min={0}
      max={field === 'gap' ? 30 : 80}
      step={0.5}
      value={style[field] / MM}
      onChange={(event) => setLook({ ...style, [field]: Math.round(Number(event.target.value) * MM) })}
    />
  );
  const apply = () => {
    const look: Pick<AlbumDocument, 'style' | 'spine'> = { style, spine: right ? 'right' : 'left' };
    change((before) => {
      const now = setStyle(before, style);
      const turned = look.spine === now.spine ? now : mirrorCover(now);
      if (!again) return { ...turned, ...look };
      const used = new Set(usedIn({ spreads: now.spreads }));
      const all = [...photos.values()].filter(({ id, picked }) => picked || used.has(id));
      const plan = {
        ...{ least: view.product?.least ?? 1, most: view.product?.most ?? 200 },
        ...{ spreads: Number(spreads) || null, title: null },
      };
      const laid = layAlbum(all, { format: now.format, ...look }, plan, newId);
      return { ...turned, ...look, spreads: laid };
    });
    if (again) onShow(null);
    onClose();
  };
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form
        className={css.tool}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {number('gap')}
        {number('margin')}
        <label className={css.color}>
          {t('background')}
          <input
            type="color"
            value={style.background}
            onChange={(event) => setLook({ ...style, background: event.target.value })}
          />
        </label>
        <SelectField
          label={t('face')}
          value={style.face}
          options={FACES.map((value) => ({ value, label: faces(value) }))}
          onChange={(event) => setLook({ ...style, face: event.target.value as AlbumStyle['face'] })}
        />
        <CheckField label={t('right')} checked={right} onChange={(event) => setRight(event.target.checked)} />
        <CheckField
          label={t('again')}
          help={t('againHelp')}
          checked={again}
          onChange={(event) => setAgain(event.target.checked)}
        />
        {again && (
          <TextField
            label={t('spreads')}
            optional
            type="number"
            min={1}
            max={200}
            value={spreads}
            onChange={(event) => setSpreads(event.target.value)}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit">
            {t('apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
