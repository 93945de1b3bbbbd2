'use client';

import { useT } from '@plugins/kit/admin';
import { AreaField, Button, SelectField } from '@plugins/kit/admin/parts';
import { rewriteText } from '../../rules/captions';
import { ALIGNS, type Caption, FACES } from '../../rules/document';
import * as edit from '../../rules/edit';
import css from './editor.module.css';
import type { PanelProps } from './SidePanel';

/** Tools of the chosen caption: words in any language, size, typeface, alignment, color. */
export function TextTools({ document, spread, text, onChoose, change }: PanelProps & { text: Caption }) {
  const t = useT('albums.admin.editor');
  const set = (next: Partial<Caption> | null) => change((now) => edit.onText(now, spread.id, text.id, next));
  const rewrite = (next: Pick<Partial<Caption>, 'text' | 'size'>) =>
    change((now) => rewriteText(now, spread.id, text.id, next));
  const { height } = document.format;
  return (
    <section className={css.tool}>
      <AreaField
        label={t('text')}
        rows={3}
        // A new text is written at once.
        autoFocus={text.text === ''}
        dir="auto"
        maxLength={500}
        value={text.text}
        onChange={(event) => rewrite({ text: event.target.value })}
      />
      <label className={css.range}>
        {t('textSize')}
        <input
          type="range"
          min={2_000}
          max={Math.round(height / 6)}
          step={250}
          value={text.size}
          onChange={(event) => rewrite({ size: Number(event.target.value) })}
        />
      </label>
      <SelectField
        label={t('face')}
        value={text.face}
        options={FACES.map((value) => ({ value, label: t(`faces.${value}`) }))}
        onChange={(event) => set({ face: event.target.value as Caption['face'] })}
      />
      <SelectField
        label={t('align')}
        value={text.align}
        options={ALIGNS.map((value) => ({ value, label: t(`aligns.${value}`) }))}
        onChange={(event) => set({ align: event.target.value as Caption['align'] })}
      />
      <label className={css.color}>
        {t('textColor')}
        <input type="color" value={text.color} onChange={(event) => set({ color: event.target.value })} />
      </label>
      <span className={css.row}>
        <Button
          small
          onClick={() => {
            set(null);
            onChoose(null);
          }}
        >
          {t('removeText')}
        </Button>
        <Button small look="quiet" onClick={() => onChoose(null)}>
          {t('done')}
        </Button>
      </span>
    </section>
  );
}
