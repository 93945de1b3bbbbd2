'use client';

import { useT } from '@plugins/kit/admin';
import { Button, TextField } from '@plugins/kit/admin/parts';
import { setSpine } from '../../rules/cover';
import * as edit from '../../rules/edit';
import { SPINE_MOST } from '../../rules/lengths';
import { addSpineText, SPINE_TEXT_LEAST } from '../../rules/spine-text';
import { AddText } from './AddText';
import { BackgroundField } from './BackgroundField';
import css from './editor.module.css';
import type { PanelProps } from './SidePanel';
import { newId } from './use-album';

const MM = 1_000;

/** Tools of the cover: texts, along the spine too, its background, the width of the spine, removing it. */
export function CoverTools(props: PanelProps) {
  const { document, spread, spine, change, changeAlbum, onShow, onChoose } = props;
  const t = useT('albums.admin.editor');
  const remove = () => {
    onShow(null);
    change((now) => edit.removeSpread(now, spread.id));
  };
  const fits = (spine ?? 0) >= SPINE_TEXT_LEAST && !spread.texts.some(({ turn }) => turn);
  const write = () => {
    const id = newId();
    changeAlbum((now) => addSpineText(now, id));
    onChoose({ kind: 'text', id });
  };
  return (
    <section className={css.tool}>
      <h3>{t('coverTools')}</h3>
      <span className={css.row}>
        <AddText {...props} />
        {fits && (
          <Button small onClick={write}>
            {t('addSpineText')}
          </Button>
        )}
        <Button small onClick={remove}>
          {t('removeCover')}
        </Button>
      </span>
      <BackgroundField document={document} spread={spread} change={change} />
      <TextField
        label={t('spine')}
        help={t('spineHelp')}
        type="number"
        inputMode="decimal"
        min={0}
        max={SPINE_MOST / MM}
        step={0.5}
        value={(spine ?? 0) / MM}
        onChange={(event) => {
          const width = Math.round(Number(event.target.value) * MM);
          if (width >= 0 && width <= SPINE_MOST) changeAlbum((now) => setSpine(now, width));
        }}
      />
    </section>
  );
}
